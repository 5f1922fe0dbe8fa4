#!/usr/bin/env python3
"""Plays the island against bots over http: opens a table, answers every question, prints what happens.

    python3 client.py [http://127.0.0.1:7777] [island:seats=3]
"""
import json, random, re, sys, time, urllib.error, urllib.request

SERVER, SPEC = (sys.argv[1:] + ["http://127.0.0.1:7777", "island:seats=3"][len(sys.argv) - 1:])[:2]


def call(method, path, body=None, token=None):
    headers = {"content-type": "application/json"} | ({"authorization": "Bearer " + token} if token else {})
    request = urllib.request.Request(SERVER + path, json.dumps(body).encode() if body else None, headers, method=method)
    try:
        return json.load(urllib.request.urlopen(request, timeout=60))
    except urllib.error.HTTPError as refused:
        if refused.code != 429:
            return json.load(refused)
        time.sleep(1)  # too many requests: a little later
        return call(method, path, body, token)


def say(said):
    words = {"player": "seat {}".format, "word": lambda key: TEXTS[key.replace(".", "-")], "cards": lambda them: ", ".join(f"{n} {kind}" for kind, n in them)}
    fill = lambda part: words.get(next(iter(part)), str)(next(iter(part.values()))) if isinstance(part, dict) else part
    return TEXTS[said["key"].replace(".", "-")].format(**{name: fill(part) for name, part in said.get("with", {}).items()})


def choose(question):
    choices = question["choices"]
    for verb in ("city", "settlement", "buy", "road"):
        if found := [choice for choice in choices if choice.startswith(verb)]:
            return random.choice(found)
    return random.choice([choice for choice in choices if choice != "end"][:1] or choices)

FILE = urllib.request.urlopen(SERVER + "/api/texts/en", timeout=60).read().decode()  # without plurals: a Fluent library reads all
TEXTS = dict(re.findall(r"^([\w-]+) = (.+)$", re.sub(r"\{ \$(\w+) \}", r"{\1}", FILE), re.M))
opening = {"name": "Python", "seat": 0, "bots": "greedy", "begin": True, "settings": {"bot_delay": [0, 50]}}
me = call("POST", "/api/tables", opening | {"spec": SPEC})
if "refused" in me:
    sys.exit(me["refused"]["why"])
table, token, change, seen, sent = "/api/tables/" + me["table"], me["token"], 0, 0, 0
while True:
    change, whole = call("GET", f"{table}/view?since={change}", token=token).values()
    while True:
        for told in whole["log"]:
            if told["version"] > seen:
                print(say(told["said"]))
        seen = whole["version"]
        if whole["table"]["phase"] != "playing":
            sys.exit(print(whole["table"]["result"]))
        question = whole["question"]
        if not question or not question["due"]:
            break
        sent += 1
        act = {"id": str(sent), "version": whole["version"], "type": "act", "actions": [choose(question)]}
        answer = call("POST", f"{table}/commands", act, token)
        if not answer["ok"] and answer["refused"]["kind"] not in ("stale", "not-now"):  # moved on, or over: look again
            sys.exit(answer["refused"]["why"])
        change, whole = call("GET", f"{table}/view", token=token).values()
