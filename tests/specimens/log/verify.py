"""Checks a small book of the log by the written format alone: the twin of api/store/chain/hashes.ts."""
import hashlib
import json
import sys


def sha256(text):
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


def canonical(value):
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def verify(book):
    previous = sha256("lekha/book/v1\n" + book["uuid"] + "\n")
    for number, event in enumerate(book["events"], start=1):
        if event["seq"] != number:
            return f"event {number} is missing"
        if canonical(json.loads(event["body"])) != event["body"]:
            return f"event {number}: its body is not canonical"
        header = canonical({
            "actor": event["actor"],
            "book": book["uuid"],
            "epoch": event["epoch"],
            "recorded_at": event["recorded_at"],
            "seq": event["seq"],
            "stream": event["stream"],
            "type": event["type"],
            "version": event["version"],
        })
        text = f"lekha/event/v1\n{header}\n{previous}\n{sha256(event['body'])}\n"
        previous = sha256(text)
        if previous != event["hash"]:
            return f"event {number}: its hash is wrong"
    return None if previous == book["head"] else "the head is wrong"


fault = verify(json.load(open(sys.argv[1], encoding="utf-8")))
print(fault or "whole")
sys.exit(1 if fault else 0)
