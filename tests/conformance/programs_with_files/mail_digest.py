# option: --policy standard --enable files
# Builds messages, reads them from a mailbox folder, and makes a digest.
import os
import tempfile

START = os.getcwd()
os.chdir(tempfile.mkdtemp())

import email
import email.policy
from email.message import EmailMessage
from pathlib import Path

box = Path("mail")
box.mkdir()
for number, (sender, subject) in enumerate([("Ann <ann@x.org>", "Hello"), ("bob@y.org", "Grüße"), ("Ann <ann@x.org>", "Re: Hello")]):
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = sender, "me@z.org", subject
    message["Message-ID"] = f"<{number}@x.org>"
    message.set_content(f"Text number {number}.\nWith ünicode.\n")
    if number == 2:
        message.add_attachment(b"a,b\n1,2\n", maintype="text", subtype="csv", filename="table.csv")
    (box / f"{number}.eml").write_bytes(bytes(message))
senders = {}
for path in sorted(box.glob("*.eml")):
    with path.open("rb") as file:
        message = email.message_from_binary_file(file, policy=email.policy.default)
    address = message["from"].addresses[0]
    senders.setdefault(address.addr_spec, []).append(message["subject"])
    body = message.get_body(("plain",)).get_content().splitlines()[1]
    print(path.name, address.display_name or "-", message["subject"], body, [part.get_filename() for part in message.iter_attachments()])
for attachment in message.iter_attachments():
    Path(attachment.get_filename()).write_bytes(attachment.get_payload(decode=True))
print(senders, Path("table.csv").read_text())

os.chdir(START)

#> 0.eml Ann Hello With ünicode. []
#> 1.eml - Grüße With ünicode. []
#> 2.eml Ann Re: Hello With ünicode. ['table.csv']
#> {'ann@x.org': ['Hello', 'Re: Hello'], 'bob@y.org': ['Grüße']} a,b
#> 1,2
#>
