"""The server behind real programs: set up as docs/host.md says a game works, and in the usual wrong ways the answer
names the cause."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Self

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from kingtable.server.wire.doors import Doors
from tests import waiting
from tests.server.fronts import NAME, free_port, haproxy, nginx, nginx_site, running
from tests.server.house import WIDE, House, claimed, moves_of
from tests.waiting import PATIENCE

HTML = {"accept": "text/html,*/*;q=0.8"}
ADA = "203.0.113.7"

Json = dict[str, Any]


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    (tmp_path / "data").mkdir()
    with House(tmp_path / "data", doors=Doors.named(WIDE, [NAME], ["127.0.0.0/8"])) as running:
        yield running


class Visitor:
    """A browser that came by the proxy's address."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.origin = f"http://{NAME}:{port}"
        headers = {"host": f"{NAME}:{port}", "origin": self.origin, "x-forwarded-for": ADA}
        self.http = httpx.Client(
            base_url=f"http://127.0.0.1:{port}", headers=headers, trust_env=False, timeout=PATIENCE
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def table(self) -> httpx.Response:
        return self.http.post("/api/tables", json={"game": "kingdomino", "seats": [{"kind": "me"}, {"kind": "friend"}]})

    def socket(self, code: str) -> ClientConnection:
        uri = f"ws://{NAME}:{self.port}/ws/{code}"
        return connect(
            uri,
            address=("127.0.0.1", self.port),
            origin=Origin(self.origin),
            additional_headers={"X-Forwarded-For": ADA},
            open_timeout=PATIENCE,
            proxy=None,
            legacy=True,
        )


def until(socket: ClientConnection, *kinds: str) -> Json:
    while True:
        frame: Json = json.loads(socket.recv(timeout=PATIENCE))
        if frame["t"] in kinds:
            return frame


def behind(program: str, folder: Path, port: int, server: int) -> list[str]:
    return nginx(folder, nginx_site(port, server)) if program == "nginx" else haproxy(folder, port, server)


@pytest.mark.parametrize("program", ["nginx", "haproxy"])
@pytest.mark.slow
def test_a_game_works_behind_the_example(program: str, house: House, tmp_path: Path) -> None:
    port = free_port()
    with running(behind(program, tmp_path, port, house.port), port, tmp_path), ExitStack() as stack:
        ada = stack.enter_context(Visitor(port))
        # HAProxy sends nobody to a server that it has not found well.
        answer = waiting.until(lambda: answer if (answer := ada.table()).status_code != 503 else None)
        assert answer.status_code == 201, answer.text
        opened = claimed(ada.http, answer.json())
        sockets = [stack.enter_context(ada.socket(opened["table"])) for _ in range(2)]
        for socket, seat in zip(sockets, opened["seats"], strict=True):
            socket.send(json.dumps({"t": "hello", "token": seat["token"], "since": None}))
            until(socket, "snap")
        sockets[0].send(json.dumps({"t": "deal"}))
        news = [until(socket, "snap", "ev") for socket in sockets]
        for number in range(4):
            (socket, choices) = next(
                (s, told["choices"]) for s, told in zip(sockets, news, strict=True) if told["choices"]
            )
            socket.send(json.dumps({"t": "do", "id": f"move-{number}", "moves": moves_of(choices)}))
            news = [until(one, "ev", "no") for one in sockets]
            assert [told["t"] for told in news] == ["ev", "ev"]
        addresses = house.inside(lambda: {one._peer for one in house.app.state.sockets.open})
        assert addresses == {ADA}


def said(answer: httpx.Response) -> str:
    told: str = answer.json()["error"]["text"]
    return told


@pytest.mark.parametrize(
    ("mistake", "host"),
    [
        (lambda site: site.replace("proxy_set_header Host $http_host;", ""), "127.0.0.1:{server}"),
        (lambda site: site.replace("Host $http_host", "Host $host"), NAME),
    ],
    ids=["no-host", "no-port"],
)
@pytest.mark.slow
def test_a_proxy_that_changes_the_host_is_named(
    mistake: Callable[[str], str], host: str, house: House, tmp_path: Path
) -> None:
    port = free_port()
    with running(nginx(tmp_path, mistake(nginx_site(port, house.port))), port, tmp_path), Visitor(port) as ada:
        answer = ada.table()
        assert answer.status_code == 403
        for named in (f"{NAME}:{port}", f"Host {host.format(server=house.port)}.", "proxy"):
            assert named in said(answer)


@pytest.mark.slow
def test_a_proxy_that_stops_websockets_is_named(house: House, tmp_path: Path) -> None:
    port = free_port()
    site = nginx_site(port, house.port).replace("proxy_set_header Upgrade $http_upgrade;", "")
    site = site.replace("proxy_set_header Connection $connection_upgrade;", "")
    with running(nginx(tmp_path, site), port, tmp_path), Visitor(port) as ada:
        code = ada.table().json()["table"]
        with pytest.raises(InvalidStatus) as refused:
            ada.socket(code)
        assert refused.value.response.status_code == 426
        answer = ada.http.get(f"/ws/{code}")
        assert answer.status_code == 426
        assert "Upgrade" in said(answer)
        page = ada.http.get(f"/ws/{code}", headers={**HTML, "accept-language": "tr"})
        assert (page.status_code, page.headers["content-type"]) == (426, "text/html; charset=utf-8")
        assert "proxy_http_version 1.1" in page.text


@pytest.mark.slow
def test_haproxy_asks_without_a_host_whether_the_server_is_well(house: House, tmp_path: Path) -> None:
    """Its check is HTTP/1.0; a server that it finds down is sent nobody."""
    port = free_port()
    with running(haproxy(tmp_path, port, house.port), port, tmp_path), Visitor(port) as ada:
        waiting.stays(lambda: ada.http.get("/healthz").status_code == 200, 2.5)  # a check comes every two seconds
