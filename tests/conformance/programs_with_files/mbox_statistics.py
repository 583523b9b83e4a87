# option: --policy standard --enable files
"""Parse a mailbox in mbox format, thread the messages, decode headers and bodies, save attachments."""
import email
import email.policy
import os
import re
import tempfile
from collections import Counter
from email.header import decode_header, make_header
from email.message import EmailMessage
from email.utils import getaddresses, parseaddr, parsedate_to_datetime
from pathlib import Path


def messages(path):
    """Split at lines 'From ', undo the quoting '>From '."""
    lines = []
    with path.open("rb") as file:
        for line in file:
            if line.startswith(b"From ") and (not lines or lines[-1] in (b"\n", b"\r\n")):
                if lines:
                    yield email.message_from_bytes(b"".join(lines), policy=email.policy.default)
                lines = [b""]
            else:
                lines.append(re.sub(rb"^>(>*From )", rb"\1", line))
    if lines:
        yield email.message_from_bytes(b"".join(lines), policy=email.policy.default)


def append(path, message, sender, when):
    with path.open("ab") as file:
        file.write(f"From {sender} {when}\n".encode())
        file.write(re.sub(rb"(?m)^(>*From )", rb">\1", message.as_bytes()))
        file.write(b"\n")


def compose(number, sender, to, subject, text, parent=None, date="Thu, 29 Feb 2024 10:00:00 +0000"):
    message = EmailMessage()
    message["From"], message["To"], message["Subject"], message["Date"] = sender, to, subject, date
    message["Message-ID"] = f"<{number}@mail.example>"
    if parent is not None:
        message["In-Reply-To"] = f"<{parent}@mail.example>"
    message.set_content(text)
    return message


RAW = b"""From old@host Thu Feb 29 11:00:00 2024
From: =?iso-8859-1?q?J=F6rg?= <joerg@x.example>
To: "List, The" <list@x.example>, b@y.example
Subject: =?utf-8?b?w5xiZXI=?= uns
Date: Thu, 29 Feb 2024 13:00:00 +0200
Message-ID: <9@mail.example>
In-Reply-To: <1@mail.example>
Content-Type: text/plain; charset=iso-8859-1
Content-Transfer-Encoding: quoted-printable

Sch=F6n =3D gut, aber=
 lang

"""


def show(message, replies, depth=0):
    sender = parseaddr(str(message["From"]))[0] or message["From"].addresses[0].addr_spec
    print(f"{'  ' * depth}{message['Message-ID'][1]} {sender}: {message['Subject']}")
    for reply in sorted(replies.get(message["Message-ID"], []), key=lambda m: parsedate_to_datetime(m["Date"])):
        show(reply, replies, depth + 1)


with tempfile.TemporaryDirectory() as name:
    box, folder = Path(name, "box.mbox"), Path(name, "saved")
    folder.mkdir()
    first = compose(1, "Ann <ann@x.example>", "list@x.example", "Plans", "Hello,\nFrom here on\n>From there\n")
    append(box, first, "ann@x.example", "Thu Feb 29 10:00:00 2024")
    second = compose(2, "bob@y.example", "Ann <ann@x.example>, Cho <cho@z.example>", "Re: Plans",
                     "Agreed – fully\n", 1,
                     "Thu, 29 Feb 2024 09:00:00 -0300")
    second.add_attachment(b"\x00\x01\x02" * 20, maintype="application", subtype="octet-stream", filename="data ü.bin")
    second.add_attachment("a,b\n1,2\n", subtype="csv", filename="../table.csv")
    append(box, second, "bob@y.example", "Thu Feb 29 12:00:00 2024")
    with box.open("ab") as file:
        file.write(RAW)
    third = compose(3, '"Cho, Dr." <cho@z.example>', "ann@x.example", "Something else", "text\n")
    third.add_alternative("<p>html &amp; text</p>\n", subtype="html")
    append(box, third, "cho@z.example", "Thu Feb 29 12:30:00 2024")

    found = list(messages(box))
    replies = {}
    for message in found:
        replies.setdefault(message["In-Reply-To"], []).append(message)
    for message in replies[None]:
        show(message, replies)
    print(Counter(address.domain for message in found for header in ("From", "To")
                  for address in message[header].addresses))
    print(sorted(address for _, address in getaddresses([str(message["To"]) for message in found])))
    for message in found:
        body = message.get_body(("plain", "html"))
        print(message["Message-ID"], message.get_content_type(),
              [part.get_content_type() for part in message.walk()][1:],
              repr(body.get_content()))
        for part in message.iter_attachments():
            safe = re.sub(r"[^\w.-]+", "_", os.path.basename(part.get_filename()))
            content = part.get_content()
            (folder / safe).write_bytes(content if isinstance(content, bytes) else content.encode())
            print("  saved", safe, (folder / safe).stat().st_size, part.get_content_disposition())
    dates = [parsedate_to_datetime(message["Date"]) for message in found]
    print(max(dates) - min(dates), sorted(dates)[0].isoformat())
    print(make_header(decode_header("=?iso-8859-1?q?p=F6stal?= =?utf-8?b?4oKs?= end")),
          email.message_from_string("X: y\n\nz")["x"])
    print([type(defect).__name__ for defect in
           email.message_from_string("Content-Type: multipart/mixed\n\nno boundary",
                                     policy=email.policy.default).defects])

#> 1 Ann: Plans
#>   9 Jörg: Über uns
#>   2 bob@y.example: Re: Plans
#> 3 Cho, Dr.: Something else
#> Counter({'x.example': 6, 'y.example': 2, 'z.example': 2})
#> ['ann@x.example', 'ann@x.example', 'b@y.example', 'cho@z.example', 'list@x.example', 'list@x.example']
#> <1@mail.example> text/plain [] 'Hello,\nFrom here on\n>From there\n\n'
#> <2@mail.example> multipart/mixed ['text/plain', 'application/octet-stream', 'text/csv'] 'Agreed – fully\n'
#>   saved data_ü.bin 60 attachment
#>   saved table.csv 8 attachment
#> <9@mail.example> text/plain [] 'Schön = gut, aber lang\n\n'
#> <3@mail.example> multipart/alternative ['text/plain', 'text/html'] 'text\n'
#> 2:00:00 2024-02-29T10:00:00+00:00
#> pöstal€ end y
#> ['NoBoundaryInMultipartDefect', 'MultipartInvariantViolationDefect']
