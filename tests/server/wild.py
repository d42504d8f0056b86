"""What strangers send to a server: valid requests and frames, valid ones with something wrong in them, and neither."""

from __future__ import annotations

import json
import random
from typing import Any

from tests.server.house import moves_of

BOTS = {"kingdomino": ["greedy", "random"], "king-of-tokyo": ["random", "roller"]}

Json = dict[str, Any]

WEIRD: list[Any] = [
    *[None, True, False, 0, -1, 1.5, 2**53 + 1, 2**64, -(2**70), 1e308, float("nan"), float("inf")],
    *["", " ", "0", "x" * 101, "x" * 5000, "\0", "\ud800", "\udfff\ud800", "\u202eevil", "\u3164", "a" + "\u0301" * 39],
    *["🂡" * 60, "../../etc/passwd", "%00", "${jndi:ldap://x}", "' OR 1=1 --", "<script>", "{}", "null", "\r\nX: y"],
    *[[], {}, [None], [[[[[]]]]], {"": {"": {}}}, ["x"] * 17, list(range(300)), "a" * 22, "clock:1", "bot:1"],
]
CODES = ["AAAAAA", "aaaaaa", "A", "", "AAAAAAA", "%00", "%ff", "..", "%2e%2e", "A%2fB", "é", "🂡", "A" * 3000, "AAAA A"]
ORIGINS = [
    "null",
    "http://[",
    "http://",
    "http://evil.example",
    "http://127.0.0.1",
    "http://[::1",
    "\x80",
    "",
    "x" * 9000,
]
HOSTS = [
    "evil.example",
    "",
    "127.0.0.1:99999",
    "[::1",
    "[::1]:x",
    "localhost.",
    "a@b",
    "\xff",
    "127.0.0.1, evil",
    "x" * 9000,
]
ROUTES = [
    ("GET", "/api/games"),
    ("GET", "/api/promise"),
    ("POST", "/api/tables"),
    ("GET", "/api/tables/{table}"),
    ("GET", "/api/tables/{table}/record"),
    ("GET", "/api/tables/{table}/frames"),
    ("POST", "/api/tables/{table}/claim"),
    ("POST", "/api/tables/{table}/link"),
    ("POST", "/api/tables/{table}/rematch"),
    ("POST", "/api/qr"),
    ("GET", "/api/lessons/{lesson}"),
    ("GET", "/api/lessons/{lesson}/{number}"),
    ("GET", "/api/lessons/{lesson}/{number}/hint"),
    ("POST", "/api/lessons/{lesson}/{number}"),
    ("POST", "/api/lessons/{lesson}/{number}/try"),
    ("GET", "/healthz"),
    ("GET", "/readyz"),
    ("GET", "/locale/en.ftl"),
    ("GET", "/locale/{table}.ftl"),
    ("GET", "/t/{table}"),
    ("GET", "/t/{table}/replay"),
    ("GET", "/"),
    ("GET", "/assets/../../{table}"),
    ("GET", "/{table}"),
    ("GET", "/ws/{table}"),
]
ANSWERS = [
    "=7",
    "=46",
    "19@2,0>S",
    "1@-2,1>E",
    "12x",
    "keep 3 3",
    "keep claw",
    "done",
    "yield",
    "sweep",
    "x" * 100,
    "\ud800",
]
METHODS = [
    "GET",
    "POST",
    "HEAD",
    "PUT",
    "DELETE",
    "OPTIONS",
    "PATCH",
    "TRACE",
    "CONNECT",
    "get",
    "PRI",
    "\x16\x03\x01",
    "G" * 300,
]


def secret(chance: random.Random) -> str:
    """As a device makes it."""
    return "".join(chance.choice("ABCDEFabcdef0123456789-_") for _ in range(22))


def legal(chance: random.Random, choices: Json) -> list[str]:
    """A turn out of what may be done, of both games."""
    if "place" in choices:
        return moves_of(choices, chance) or ["?"]
    if choices["keep"] and chance.random() < 0.6:
        return ["keep"]
    return [chance.choice(choices["moves"] or [choices["silence"]])]


def table_form(chance: random.Random) -> Json:
    """A good form for a new table."""
    game = chance.choice(list(BOTS))
    kinds = ["me", *chance.choices(["me", "friend", "friend", "bot"], k=chance.randint(1, 3))]
    seats: list[Json] = [{"kind": kind} for kind in kinds]
    for seat in seats:
        if seat["kind"] == "bot":
            seat["bot"] = chance.choice(BOTS[game])
        elif chance.random() < 0.3:
            seat["name"] = chance.choice(["Ada", "علی", "🂡" * 50, "\u202eevil", "a" + "\u0301" * 39])
    form: Json = {"game": game, "seats": seats}
    if chance.random() < 0.3:
        form["clock"] = chance.choice([None, {"ask": 0.1, "turn": 0.2}, {"ask": 5, "turn": 1}])
    if game == "kingdomino" and chance.random() < 0.3:
        form["options"] = {"harmony": chance.random() < 0.5, "middle_kingdom": chance.choice([True, False, "window"])}
    return form


def changed(chance: random.Random, value: Any) -> Any:
    """The same with something wrong in it."""
    if isinstance(value, dict) and value and chance.random() < 0.85:
        name = chance.choice(list(value))
        how = chance.random()
        if how < 0.15:
            return {key: kept for key, kept in value.items() if key != name}
        if how < 0.3:
            return {**value, chance.choice(["x", "", "t", "\ud800", "seat", "token"]): chance.choice(WEIRD)}
        return {**value, name: changed(chance, value[name])}
    if isinstance(value, list) and value and chance.random() < 0.85:
        at = chance.randrange(len(value))
        how = chance.random()
        if how < 0.3:
            return value * chance.choice([2, 9])
        return [*value[:at], changed(chance, value[at]), *value[at + 1 :]]
    if isinstance(value, str) and chance.random() < 0.5:
        at = chance.randrange(len(value) + 1)
        return value[:at] + chance.choice(["x", "\0", "\ud800", "é", " ", "9" * 30]) + value[at:]
    return chance.choice(WEIRD)


def written(chance: random.Random, value: Any) -> bytes:
    """As JSON, mostly."""
    ascii_only = chance.random() < 0.5
    text = json.dumps(value, ensure_ascii=ascii_only).encode("utf-8", "surrogatepass")
    if chance.random() < 0.08:
        text = mangled(chance, text)
    if chance.random() < 0.01:
        text = chance.choice(
            [b"[" * 50_000, b'{"t":' * 10_000, b"\xff\xfe" + text, b"x" * 70_000, b'"' + b"\\ud800" * 20 + b'"']
        )
    return text


def sent(chance: random.Random, frame: Json, wild: float) -> bytes:
    """A frame as it goes over the wire; with that probability something is wrong with it."""
    if chance.random() >= wild:
        return frame_of(json.dumps(frame).encode())
    return wire(chance, written(chance, changed(chance, frame) if chance.random() < 0.5 else frame))


def mangled(chance: random.Random, data: bytes) -> bytes:
    """The same with some bytes changed, lost, doubled, or cut off."""
    changing = bytearray(data or b"\0")
    for _ in range(chance.choice([1, 1, 3])):
        at, other = chance.randrange(len(changing)), chance.randrange(len(changing))
        how = chance.randrange(5)
        if how == 0:
            changing[at] = chance.randrange(256)
        elif how == 1:
            del changing[at : at + chance.randint(1, 8)]
        elif how == 2:
            changing[at:at] = changing[min(at, other) : max(at, other)][:2000]
        elif how == 3:
            changing[at:at] = chance.choice([b"\r\n", b"\0", b"\r\n\r\n", b"\xf0\x9f", b"}", b'"', b":", b"1e999"])
        else:
            del changing[max(1, at) :]
        changing = changing or bytearray(b"\0")
    return bytes(changing)


def odd_header(chance: random.Random, host: str) -> tuple[str, str]:
    """A header that a browser would not send so."""
    return chance.choice(
        [
            ("origin", chance.choice([f"http://{host}", *ORIGINS])),
            ("host", chance.choice(HOSTS)),
            ("x-forwarded-for", chance.choice(["1.2.3.4", "1.2.3.4, x, [::1]:9", "," * 3000, "\xff", "unknown"])),
            ("content-type", chance.choice(["text/plain", "application/json; charset=\xff", "", "x" * 3000])),
            ("content-length", chance.choice(["0", "5", "-1", "99999999999999999999", "1e3", "+5", "70000", "x"])),
            ("transfer-encoding", chance.choice(["chunked", "gzip, chunked", "identity", "x"])),
            ("expect", chance.choice(["100-continue", "x"])),
            ("connection", chance.choice(["close", "keep-alive", "upgrade", "x, close"])),
            ("upgrade", chance.choice(["websocket", "h2c", "x"])),
            ("accept-encoding", chance.choice(["gzip", "x", "*;q=0"])),
            ("if-none-match", chance.choice(["*", '"x"', "\xff"])),
            ("range", chance.choice(["bytes=0-1", "bytes=-99999999999", "bytes=5-1", "x", "bytes=" + "0-1," * 2000])),
            ("sec-websocket-extensions", chance.choice(["permessage-deflate", "x; y=" + "z" * 3000])),
            ("sec-websocket-version", chance.choice(["8", "x"])),
            ("sec-websocket-protocol", "x"),
            ("x" * 5000, "y"),
            ("x", "y" * chance.choice([10, 20_000, 70_000])),
            ("bad name", "y"),
        ]
    )


def frame_of(
    content: bytes,
    opcode: int = 1,
    *,
    fin: bool = True,
    mask: bytes = b"\0\0\0\0",
    bits: int = 0,
    size: int | None = None,
) -> bytes:
    """A frame of a client; with wrong bits or length if asked."""
    size = len(content) if size is None else size
    length = bytes([size]) if size < 126 else b"\x7e" + size.to_bytes(2) if size < 65536 else b"\x7f" + size.to_bytes(8)
    key = bytes([length[0] | (128 if mask else 0)]) + length[1:] + mask
    if any(mask):
        content = bytes(byte ^ mask[at % 4] for at, byte in enumerate(content))
    return bytes([(128 if fin else 0) | bits | opcode]) + key + content


def wire(chance: random.Random, text: bytes) -> bytes:
    """A text as it goes over the wire: mostly one frame, else anything."""
    how = chance.random()
    if how < 0.7:
        return frame_of(text, mask=chance.randbytes(4) if len(text) < 2000 else bytes(4))
    if how < 0.8:
        cut = chance.randrange(len(text) + 1)
        between = frame_of(b"x", chance.choice([9, 10])) if chance.random() < 0.5 else b""
        return frame_of(text[:cut], fin=False) + between + frame_of(text[cut:], 0)
    return chance.choice(
        [
            frame_of(text, 2),
            frame_of(chance.randbytes(30)),
            frame_of(text, 0),
            frame_of(text, fin=False) + frame_of(text, fin=False),
            frame_of(text, bits=chance.choice([16, 32, 64])),
            frame_of(text, chance.choice([3, 7, 11, 15])),
            frame_of(text, mask=b""),
            frame_of(b"x" * chance.choice([0, 125]), chance.choice([9, 10])),
            frame_of(b"x" * 126, 9),
            frame_of(b"x", 9, fin=False),
            frame_of(chance.choice([b"", b"\x03", b"\x03\xe8\xff", b"\0\0", b"\x03\xed", b"\x27\x10"]), 8),
            frame_of(b"x" * (64 * 1024 + chance.choice([0, 1]))),
            frame_of(b"x" * 1000, size=2**63 - 1),
            frame_of(text, size=len(text) + 5),
            (b"".join(frame_of(b"", fin=False, opcode=1 if n == 0 else 0) for n in range(300)) + frame_of(b"", 0)),
            frame_of(b'{"t":"ping"}') * chance.choice([20, 150]),
            chance.randbytes(40),
        ]
    )
