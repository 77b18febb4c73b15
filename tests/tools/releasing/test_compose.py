"""The compose file, as far as it goes without a registry: what it names is there and fits."""

from __future__ import annotations

import ipaddress
import re
from pathlib import Path
from typing import Any

import pytest
import typer.main

from undergrowth.cli.commands import every_command

yaml: Any = pytest.importorskip("yaml")
sa: Any = pytest.importorskip("sqlalchemy")

HOME = Path(__file__).parents[3]
DEPLOY = HOME / "deploy"
TEXT = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
WHOLE: dict[str, Any] = yaml.safe_load(TEXT)
SERVICES: dict[str, Any] = WHOLE["services"]
GIVEN = {"DOMAIN": "root.example.org", "POSTGRES_PASSWORD": "Secret123", "PROCESSES": "2"}


def filled(text: str) -> str:
    """A value with its variables filled in, as compose does."""
    return re.sub(r"\$\{(\w+)[^}]*\}", lambda match: GIVEN[match[1]], text)


def test_the_command_of_the_game_is_one_of_ours() -> None:
    """Every flag is known, and its value is taken."""
    words = [filled(word) for word in SERVICES["game"]["command"]]
    assert words[0] == "serve"
    group: Any = typer.main.get_command(every_command())
    serve = group.commands["serve"]
    told = serve.make_context("serve", words[1:], resilient_parsing=False).params
    assert (told["port"], told["processes"], told["metrics"]) == (8765, 2, "0.0.0.0:9100")
    assert told["allow_host"] == ["root.example.org", "127.0.0.1"]
    assert told["public_url"] == "https://root.example.org"
    (subnet,) = WHOLE["networks"]["default"]["ipam"]["config"]
    assert told["trusted_proxy"] == [subnet["subnet"]]
    ipaddress.ip_network(subnet["subnet"])


def test_the_game_finds_its_database() -> None:
    database = SERVICES["database"]["environment"]
    url = sa.make_url(filled(SERVICES["game"]["environment"]["UNDERGROWTH_DATABASE"]))
    assert url.drivername == "postgresql+psycopg" and url.host in SERVICES
    assert url.username == database["POSTGRES_USER"] and url.database == database["POSTGRES_DB"]
    assert url.password == filled(database["POSTGRES_PASSWORD"])


def test_the_proxy_finds_the_game_and_nothing_else_is_published() -> None:
    (target,) = re.findall(r"reverse_proxy (\S+)", (DEPLOY / "Caddyfile").read_text("utf-8"))
    assert target == "game:8765"
    assert [name for name, each in SERVICES.items() if "ports" in each] == ["proxy"]


def test_files_volumes_and_variables_are_there() -> None:
    assert (DEPLOY / SERVICES["game"]["build"]["context"] / "Containerfile").is_file()
    for each in SERVICES.values():
        for volume in each.get("volumes", []):
            source = volume.split(":")[0]
            assert source in WHOLE["volumes"] or (DEPLOY / source).is_file(), source
        for other in each.get("depends_on", []):
            assert other in SERVICES
    example = (DEPLOY / "example.env").read_text(encoding="utf-8")
    asked = set(re.findall(r"^(\w+)=", example, re.MULTILINE))
    assert asked == set(re.findall(r"\$\{(\w+)", TEXT)) == set(GIVEN)


def test_it_has_time_to_end() -> None:
    """The parent of the processes kills one that does not end after eight seconds."""
    assert SERVICES["game"]["stop_grace_period"] == "15s"
