"""Setup options as flags: commands that begin games have one for each option."""

from __future__ import annotations

from collections.abc import Callable
from inspect import Parameter, signature
from typing import Annotated, Any, Final, get_type_hints

import typer

from undergrowth.engine.errors import BadSetup
from undergrowth.library import setup_options
from undergrowth.table.setup import Setup, SetupOption

SEATS: Final = "marquise,eyrie,alliance,vagabond"
SEED = "Deals the same game again; who knows it can know what comes [default: nobody can]."
AUTOMATED_SEATS: Final = "Automated opponents: bot:NAME, or bot:NAME:DIFFICULTY:TRAIT."
"""The end of the help about the syntax of seats."""
_TYPES: Final[dict[str, type]] = {"choice": str, "many": str, "number": int, "flag": bool}
_GIVEN: Final = "options"
"""The parameter of a command that receives the given options by id."""

Given = dict[str, object]


def with_setup_options(command: Callable[..., None]) -> Callable[..., None]:
    """Return the command with a flag for each setup option, passed on as `options`."""
    options = setup_options()

    def called(**flags: Any) -> None:
        given: Given = {}
        for option in options:
            value = flags.pop(option.id)
            if value is not None:
                given[option.id] = _value(option, value)
        command(**flags, options=given)

    hints = get_type_hints(command, include_extras=True)
    own = [
        parameter.replace(annotation=hints[name])
        for name, parameter in signature(command).parameters.items()
        if name != _GIVEN
    ]
    parameters = own + [_parameter(option) for option in options]
    called.__name__, called.__doc__ = command.__name__, command.__doc__
    called.__annotations__ = {each.name: each.annotation for each in parameters}
    called.__signature__ = signature(command).replace(parameters=parameters)  # type: ignore[attr-defined]
    return called


def _parameter(option: SetupOption) -> Parameter:
    words = option.about
    names = ", ".join(_marked(value[0], option) for value in option.values)
    if option.kind == "choice":
        words += f" One of {names}."
    elif option.kind == "many":
        words += f" Names with commas: {names}."
    kind = _TYPES[option.kind]
    least, most = (option.least, option.most) if option.kind == "number" else (None, None)
    shown = "" if option.kind == "many" else f" [default: {_text(option.default)}]"
    flag = typer.Option(
        *_flags(option), help=words + shown, min=least, max=most, show_default=False
    )
    annotation = Annotated[kind | None, flag]  # type: ignore[valid-type]
    return Parameter(option.id, Parameter.KEYWORD_ONLY, default=None, annotation=annotation)


def _flags(option: SetupOption) -> list[str]:
    """Return the names of a flag if it has several: one of names also takes the singular."""
    name = f"--{option.id.replace('_', '-')}"
    return [name, name[:-1]] if option.kind == "many" and name.endswith("s") else []


def _marked(value: str, option: SetupOption) -> str:
    """Return a value as the flag takes it, marked if it is fan content."""
    return f"{value} (fan content)" if value in option.fan else value


def _text(default: object) -> str:
    return ("yes" if default else "no") if isinstance(default, bool) else str(default)


def _value(option: SetupOption, value: Any) -> object:
    return names_in(value) if option.kind == "many" else value


def names_in(text: str) -> list[str]:
    """Return the names in a text, separated by commas."""
    return [name.strip() for name in text.split(",") if name.strip()]


def read_word(word: str) -> tuple[str, object] | None:
    """Return the option in a word such as `lake`, `advanced`, `draft=3`; None if there is none.

    Raises `BadSetup` for an invalid value.
    """
    name, equals, text = word.partition("=")
    for option in setup_options():
        if option.kind == "choice" and word in [value[0] for value in option.values]:
            return option.id, word
        if option.id == name.replace("-", "_"):
            if option.kind == "flag" and not equals:
                return option.id, True
            if equals:
                return option.id, _read(option, text)
    return None


def _read(option: SetupOption, text: str) -> object:
    if option.kind == "number":
        if not text.isdigit():
            raise BadSetup(f"{option.id}={text}: expected a number")
        return int(text)
    if option.kind == "flag":
        if text.lower() not in ("yes", "no", "true", "false"):
            raise BadSetup(f"{option.id}={text}: expected yes or no")
        return text.lower() in ("yes", "true")
    return _value(option, text)


def setup_of(seats: str | None, options: Given) -> Setup:
    """Return the setup from flags; without `--seats` the default four, or none in a draft."""
    named = names_in(seats) if seats is not None else []
    if seats is None and not options.get("draft"):
        named = names_in(SEATS)
    return Setup(seats=named, **options)  # type: ignore[arg-type]
