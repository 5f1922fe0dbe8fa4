#!/usr/bin/env python3
"""Plays the island against bots over http: opens a table, answers every question, prints what happens.

    python3 client.py [http://127.0.0.1:7777] [island:seats=3]
"""
import json, random, sys, urllib.error, urllib.request

SERVER = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:7777"
SPEC = sys.argv[2] if len(sys.argv) > 2 else "island:seats=3"


def call(method, path, body=None, token=None):
    request = urllib.request.Request(SERVER + path, method=method, data=json.dumps(body).encode() if body else None)
    request.add_header("content-type", "application/json")
    if token:
        request.add_header("authorization", "Bearer " + token)
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as refused:
        return json.load(refused)


def choose(question):
    """Builds what it can, otherwise anything, and ends the turn last."""
    choices = question["choices"]
    for verb in ("city", "settlement", "buy", "road"):
        found = [choice for choice in choices if choice.startswith(verb)]
        if found:
            return random.choice(found)
    return random.choice([choice for choice in choices if choice != "end"][:1] or choices)


me = call("POST", "/api/tables", {"spec": SPEC, "name": "Python", "seat": 0, "bots": "greedy", "begin": True,
                                  "settings": {"bot_delay": [0, 50]}})
if "refused" in me:
    sys.exit(me["refused"]["why"])
table, token, change, seen, sent = "/api/tables/" + me["table"], me["token"], 0, 0, 0
while True:
    answer = call("GET", f"{table}/view?since={change}", token=token)
    change, whole = answer["change"], answer["whole"]
    while True:
        for told in whole["log"]:
            if told["version"] > seen:
                print(told["text"])
        seen = whole["version"]
        if whole["table"]["phase"] != "playing":
            print(whole["table"]["result"])
            sys.exit()
        question = whole["question"]
        if not question or not question["due"]:
            break
        sent += 1
        command = {"id": str(sent), "version": whole["version"], "type": "act", "actions": [choose(question)]}
        answer = call("POST", f"{table}/commands", command, token)
        if not answer["ok"] and answer["refused"]["kind"] != "stale":
            sys.exit(answer["refused"]["why"])
        answer = call("GET", f"{table}/view", token=token)
        change, whole = answer["change"], answer["whole"]
