# option: --policy standard --enable files
"""Mail merge: read contacts, write messages with attachments to a folder, read them back."""
import csv
import email
import email.policy
import mimetypes
import os
import re
import string
import tempfile
from email.headerregistry import Address
from email.message import EmailMessage
from email.parser import BytesParser
from email.utils import formataddr, getaddresses, parseaddr, parsedate_to_datetime
from pathlib import Path

CONTACTS = """name,email,language,amount
Zoë Müller,zoe@example.org,de,12.50
"Doe, John",john.doe@example.com,en,1999
Nobody,,en,0
François,francois@exämple.fr,fr,7
"""
TEMPLATES = {
    "en": "Dear ${name},\n\nyou owe us $$${amount}.\n\nYours, ${sender}\n",
    "de": "Liebe/r ${name},\n\nSie schulden uns ${amount} €.\n\nGrüße, ${sender}\n",
}
PIXEL = bytes.fromhex("89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de")


def build(contact, sender, attachments):
    language = contact["language"] if contact["language"] in TEMPLATES else "en"
    text = string.Template(TEMPLATES[language]).substitute(contact, sender=sender.display_name)
    user, _, domain = contact["email"].rpartition("@")
    message = EmailMessage()
    message["From"] = sender
    message["To"] = Address(contact["name"], user, domain)
    message["Subject"] = f"Reminder for {contact['name']}"
    message["Date"] = "Mon, 05 Feb 2024 09:30:00 +0100"
    message.set_content(text)
    message.add_alternative("<p>" + text.replace("\n\n", "</p><p>") + "</p>", subtype="html")
    for path in attachments:
        kind, encoding = mimetypes.guess_type(path.name)
        main, _, sub = (kind if kind and encoding is None else "application/octet-stream").partition("/")
        message.add_attachment(path.read_bytes(), maintype=main, subtype=sub, filename=path.name)
    return message


def slug(text):
    return re.sub(r"\W+", "-", text, flags=re.ASCII).strip("-").lower()


def outline(message):
    for part in message.walk():
        line = f"{part.get_content_type()} {part.get_content_disposition() or ''} {part.get_filename() or ''}".rstrip()
        if not part.is_multipart():
            content = part.get_content()
            line += f" [{part['content-transfer-encoding']}] {len(content)} {type(content).__name__}"
        yield line


def main():
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        (folder / "contacts.csv").write_text(CONTACTS, encoding="utf-8")
        (folder / "logo.png").write_bytes(PIXEL)
        (folder / "notes.txt").write_text("line one\nläne twö\n", encoding="utf-8")
        (folder / "data.bin.gz").write_bytes(bytes(range(256)))
        sender = Address("Billing, Ltd.", "billing", "example.com")
        outbox = folder / "outbox"
        outbox.mkdir()
        with open(folder / "contacts.csv", encoding="utf-8", newline="") as file:
            for contact in csv.DictReader(file):
                if not contact["email"]:
                    print("skipped", contact["name"])
                    continue
                try:
                    files = sorted(folder.glob("*.*")) if contact["language"] == "de" else []
                    message = build(contact, sender, files)
                    raw = message.as_bytes(policy=email.policy.SMTP)
                except UnicodeEncodeError as error:
                    print("cannot send to", contact["name"], "-", error.reason)
                    continue
                (outbox / f"{slug(contact['name'])}.eml").write_bytes(raw)

        for path in sorted(outbox.iterdir()):
            with path.open("rb") as file:
                message = BytesParser(policy=email.policy.default).parse(file)
            to = message["to"].addresses[0]
            print(path.name, "|", to.display_name, "|", to.addr_spec, "|", message["subject"])
            print(message["date"].datetime.isoformat(), message["from"].addresses[0].domain, message.is_multipart())
            for line in outline(message):
                print("   ", line)
            print(message.get_body(("plain",)).get_content().splitlines()[2])
            for part in message.iter_attachments():
                target = folder / ("saved-" + part.get_filename())
                content = part.get_content()
                target.write_bytes(content if isinstance(content, bytes) else content.encode())
                print("    saved", target.name, target.stat().st_size)
        old = email.message_from_string("From: =?iso-8859-1?q?J=F6rg?= <j@x.org>\nReceived: a\nReceived: b\n"
                                        "Content-Type: text/plain; charset=utf-8\nX-Long: one\n two\n\nHi =\n")
        print(old.get_all("received"), repr(old["x-long"]), old.get_content_charset(), repr(old.get_payload()))
        print(email.header.decode_header(old["from"]), parseaddr("Jo (x) <jo@y>"), formataddr(("Ä", "a@b")))
        print(getaddresses(["a@b, 'C, D' <c@d>", "Group: e@f, g@h;"]))
        print(parsedate_to_datetime("Tue, 29 Feb 2000 23:59:59 -0500").utcoffset())


main()

#> skipped Nobody
#> doe-john.eml | Doe, John | john.doe@example.com | Reminder for Doe, John
#> 2024-02-05T09:30:00+01:00 example.com True
#>     multipart/alternative
#>     text/plain [7bit] 57 str
#>     text/html [7bit] 75 str
#> you owe us $1999.
#> fran-ois.eml | François | francois@exämple.fr | Reminder for François
#> 2024-02-05T09:30:00+01:00 example.com True
#>     multipart/alternative
#>     text/plain [8bit] 53 str
#>     text/html [8bit] 71 str
#> you owe us $7.
#> zo-m-ller.eml | Zoë Müller | zoe@example.org | Reminder for Zoë Müller
#> 2024-02-05T09:30:00+01:00 example.com True
#>     multipart/mixed
#>     multipart/alternative
#>     text/plain [8bit] 69 str
#>     text/html [quoted-printable] 87 str
#>     text/csv attachment contacts.csv [base64] 155 str
#>     application/octet-stream attachment data.bin.gz [base64] 256 bytes
#>     image/png attachment logo.png [base64] 33 bytes
#>     text/plain attachment notes.txt [base64] 20 str
#> Sie schulden uns 12.50 €.
#>     saved saved-contacts.csv 171
#>     saved saved-data.bin.gz 256
#>     saved saved-logo.png 33
#>     saved saved-notes.txt 28
#> ['a', 'b'] 'one\n two' utf-8 'Hi =\n'
#> [(b'J\xf6rg', 'iso-8859-1'), (b' <j@x.org>', None)] ('Jo (x)', 'jo@y') =?utf-8?b?w4Q=?= <a@b>
#> [('', 'a@b'), ('', "'C"), ("D'", 'c@d'), ('', 'e@f'), ('', 'g@h')]
#> -1 day, 19:00:00
