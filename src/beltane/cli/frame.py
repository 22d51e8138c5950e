"""The layout of help and usage errors, in the user's language.

Typer's own words for it (usage, options, default, missing argument) are hard-coded in English, so the parts of commands
and groups that Typer allows to be overridden are built here, from the catalogue.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import Any, NoReturn

import typer
from typer.core import TyperCommand, TyperGroup

from beltane.kernel.errors import BeltaneError
from beltane.kernel.quoting import keywords, quoted
from beltane.text import shell

USER_ERROR = 2
HELP = "help"
"""The option that every command has."""


class BadUsage(BeltaneError):
    """An argument or command that does not exist."""


class Command(TyperCommand):
    """A command with help in the user's language."""

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """Write how the command is called."""
        _write_usage(self, ctx, formatter, ())

    def format_options(self, ctx: Any, formatter: Any) -> None:
        """Write its arguments and options."""
        _write_parameters(self, ctx, formatter)

    def make_context(self, info_name: str | None, args: list[str], parent: Any = None, **extra: Any) -> Any:
        """Refuse unexpected arguments, which Typer would do in English."""
        context = super().make_context(info_name, args, parent, allow_extra_args=True, **extra)
        if context.args:
            raise BadUsage("extra-arguments", found=quoted(" ".join(context.args)), command=context.command_path)
        return context


class Group(TyperGroup):
    """A group of commands with help in the user's language."""

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """Write how the group is called."""
        _write_usage(self, ctx, formatter, (shell("help-metavar-command"), "..."))

    def format_options(self, ctx: Any, formatter: Any) -> None:
        """Write its options and commands."""
        _write_parameters(self, ctx, formatter)
        commands = [(name, self.commands[name].help or "") for name in self.list_commands(ctx)]
        _write_section(formatter, "help-heading-commands", commands)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Refuse an unknown command, which Typer would do in English."""
        name = args[0]
        if self.get_command(ctx, name) is None and not name.startswith("-"):
            raise BadUsage("unknown-command", found=quoted(name), commands=keywords(self.list_commands(ctx)))
        return super().resolve_command(ctx, args)


def _write_usage(command: Any, ctx: Any, formatter: Any, more: Iterable[str]) -> None:
    pieces = [f"[{shell('help-metavar-options')}]", *map(_usage_of, _arguments(command, ctx)), *more]
    formatter.write_usage(ctx.command_path, " ".join(pieces), prefix=f"{shell('help-heading-usage')} ")


def _arguments(command: Any, ctx: Any) -> list[Any]:
    return [parameter for parameter in command.get_params(ctx) if parameter.param_type_name == "argument"]


def _usage_of(argument: Any) -> str:
    usage = str(argument.metavar) if argument.required else f"[{argument.metavar}]"
    return f"{usage}..." if argument.nargs == -1 else usage


def _write_parameters(command: Any, ctx: Any, formatter: Any) -> None:
    arguments = _arguments(command, ctx)
    options = [parameter for parameter in command.get_params(ctx) if parameter not in arguments]
    _write_section(formatter, "help-heading-arguments", [(_usage_of(one), _explained(one)) for one in arguments])
    _write_section(formatter, "help-heading-options", [(_written(one), _explained(one)) for one in options])


def _write_section(formatter: Any, key: str, rows: list[tuple[str, str]]) -> None:
    if rows:
        formatter.write(f"\n{shell(key)}\n")
        with formatter.indentation():
            formatter.write_dl(rows)


def _written(option: Any) -> str:
    """An option in the form in which it is typed."""
    names = ", ".join(sorted(option.opts, key=len))
    if option.is_flag or option.name == HELP:
        return "/".join([names, *option.secondary_opts])
    return f"{names} {option.metavar or shell('help-metavar-number')}"


def _explained(parameter: Any) -> str:
    """What a parameter is for, whether it is required, and its default."""
    about = shell("help-help") if parameter.name == HELP else str(parameter.help or "")
    if parameter.required:
        return shell("help-required", about=about)
    if parameter.default in (None, False) or callable(parameter.default) or not parameter.show_default:
        return about
    return shell("help-default", about=about, default=str(parameter.default))


def refuse(error: typer.TyperException) -> NoReturn:
    """Print what is wrong with the command line, and the command's usage."""
    context = getattr(error, "ctx", None)
    if context is not None and error.message == context.get_help():
        # A group without a command shows its help.
        typer.echo(error.message, err=True)
        sys.exit(USER_ERROR)
    if context is not None:
        typer.echo(context.get_usage(), err=True)
        typer.echo(shell("help-hint", command=context.command_path), err=True)
        typer.echo(err=True)
    typer.echo(f"beltane: {_sentence(error)}", err=True)
    sys.exit(USER_ERROR)


def _sentence(error: Any) -> str:
    """The error as a sentence; Typer's kinds of errors differ in their attributes."""
    if hasattr(error, "possibilities"):
        known = keywords(sorted(error.possibilities or ()))
        key = "help-close-option" if known else "help-unknown-option"
        return shell(key, option=error.option_name, options=known)
    if hasattr(error, "param_type"):
        return shell("help-missing", name=_name_of(error.param))
    if isinstance(error, typer.BadParameter):
        return shell("help-not-a-number", name=_name_of(error.param))
    if hasattr(error, "option_name"):
        return shell("help-bad-option", option=error.option_name)
    return shell("help-missing-command")


def _name_of(parameter: Any) -> str:
    return str(parameter.opts[0] if parameter.param_type_name == "option" else parameter.metavar)
