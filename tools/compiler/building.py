"""Compiles the core for `setup.py`: on all processors, and only the changed parts.

mypyc translates all modules each time, which takes seconds.  Then each C file is made an
independent unit (see `units`), and objects and libraries are cached in `build/core` by the hash of
their inputs: nothing is compiled twice, also when a change is undone.  When everything is complete
it is put beside the sources at once; until then the core there stays as it was.
"""

import contextlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import mypyc.build
from setuptools import Extension
from setuptools.command.build_ext import build_ext

from compiler.acyclic import never_put_off
from compiler.docstrings import documented
from compiler.kept import Kept, digest, put_in_place
from compiler.native import rewritten
from compiler.primitives import register
from compiler.profiles import Profile, watching
from compiler.quicker import headers, is_gcc, is_unit, level, read_once
from compiler.smaller import linking
from compiler.units import UnknownC, units

FOLDER = Path("build", "core")
MOST_KEPT = 4000
"""The objects and libraries that are kept for later builds; a build makes two for each module."""
MARKER = "undergrowth.engine.optional"
"""The module that has `mypyc_attr`."""
ONLY_THESE = ("--follow-imports=silent", "--ignore-missing-imports")
"""Further options of the type checker: errors outside the core are ignored.

The core imports the package, and so everything that it imports, such as messages, which need
packages of others.  In a minimal build environment those are not installed.
"""
RUNTIME = Path(mypyc.build.include_dir())


def core(sources: list[str], group: str, flags: list[str], profile: str = "") -> list[Extension]:
    """Return the extensions: one library with these modules, and for each module a stub to import.

    With the profile `watch` the library counts branches, with `use` it is optimized by earlier
    counts (see `profiles`).
    """
    generated = FOLDER / "c"
    modules = _rewrite(sources)
    register()
    with contextlib.chdir(FOLDER):  # so that tracebacks name the sources as they are here
        built: list[Any] = mypyc.build.mypycify(
            [*ONLY_THESE, *sources],
            opt_level=optimization(),
            debug_level="0",
            group_name=group,
            multi_file=True,
            target_dir="c",
        )
    for extension in built:
        extension.sources = [str(FOLDER / source) for source in extension.sources]
        extension.include_dirs = [str(RUNTIME)]
        extension.depends = []
    files = {path.name: path.read_text("utf-8") for path in generated.glob("__native*")}
    files = documented(never_put_off(files), modules)
    runtime = [path.read_text("utf-8") for path in sorted(RUNTIME.glob("*.c"))]
    try:
        for name, text in units(files, runtime, group).items():
            (generated / name).write_text(text, "utf-8")
    except UnknownC as surprise:
        raise SystemExit(
            f"tools/compiler/units.py cannot read the C of this mypy: {surprise}"
        ) from None
    for extension in built:
        extension.extra_compile_args = [*extension.extra_compile_args, *flags, *watching(profile)]
        extension.extra_link_args = watching(profile)
    return built


def optimization() -> str:
    """Return the optimization level of the C compiler: `UNDERGROWTH_OPTIMIZE`, 0 to 3.

    Level 1 compiles in half the time, for checks of correctness rather than speed.
    """
    level = os.environ.get("UNDERGROWTH_OPTIMIZE", "2")
    if level not in ("0", "1", "2", "3"):
        raise SystemExit(f"UNDERGROWTH_OPTIMIZE={level!r}: expected 0, 1, 2 or 3")
    return level


def _rewrite(sources: list[str]) -> dict[str, str]:
    """Copy the package to the build folder, with the compiled modules rewritten.

    Returns their original sources.
    """
    for old in ("c", "src"):  # remove files of modules that no longer exist
        shutil.rmtree(FOLDER / old, ignore_errors=True)
    shutil.copytree("src", FOLDER / "src", ignore=_all_but_python)
    shutil.copy("pyproject.toml", FOLDER)  # the type checker's settings
    modules = {_module(source): Path(source).read_text("utf-8") for source in sources}
    made = rewritten(modules, MARKER)
    for source in sources:
        (FOLDER / source).write_text(made[_module(source)], "utf-8")
    return modules


def _module(source: str) -> str:
    return ".".join(Path(source).with_suffix("").parts[1:])


def _all_but_python(folder: str, names: list[str]) -> list[str]:
    return [name for name in names if "." in name and not name.endswith((".py", ".typed"))]


class BuildCore(build_ext):
    """The command of setuptools with our own compilation and installation beside the sources."""

    def initialize_options(self) -> None:
        super().initialize_options()
        self.began = time.time()

    def finalize_options(self) -> None:
        super().finalize_options()
        self.here = bool(self.inplace)  # setuptools sets it to 0 while it builds

    def build_extensions(self) -> None:
        """Compile every source and link every library that is not in the cache."""
        self.kept = Kept(FOLDER / "kept", MOST_KEPT)
        self.toolchain = toolchain(self.compiler)
        self.profile = Profile(FOLDER / "profile", os.environ.get("UNDERGROWTH_PROFILE", ""))
        jobs = [(each, Path(source)) for each in self.extensions for source in each.sources]
        jobs.sort(key=lambda job: -job[1].stat().st_size)  # longest first, to end soonest
        self.included = self._included(*jobs[0])
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            made = pool.map(self._object, *zip(*jobs, strict=True))
            objects = {str(source): path for (_, source), path in zip(jobs, made, strict=True)}
            linked = [
                pool.submit(self._library, each, [str(objects[s]) for s in sorted(each.sources)])
                for each in self.extensions
            ]
            names = [each.name for each in self.extensions]
            self.made = dict(zip(names, [each.result() for each in linked], strict=True))
        for name, library in self.made.items():
            place = Path(self.get_ext_fullpath(name))
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(library, place)
        self.kept.forget()

    def _included(self, extension: Extension, unit: Path) -> list[str]:
        """Return the flags by which the headers of a unit, and all others, are read only once."""
        if not is_gcc(self.compiler):
            return []
        text, flags = headers(unit.read_text("utf-8")), extension.extra_compile_args
        return read_once(self.compiler, FOLDER / "headers", text, extension.include_dirs, flags)

    def _object(self, extension: Extension, source: Path) -> Path:
        """Return the compiled object of a source, from the cache if possible."""

        flags = [*extension.extra_compile_args, *level(source, optimization())]
        flags += self.profile.flags(source)

        def compile_in(scratch: Path) -> Path:
            self.profile.lay_beside(source, scratch)
            made = self.compiler.compile(
                [str(source)],
                output_dir=str(scratch),
                include_dirs=extension.include_dirs,
                extra_postargs=[*(self.included if is_unit(source) else []), *flags],
            )
            return Path(made[0])

        text = source.read_text("utf-8")
        name = digest(self.toolchain, repr(flags), text, self.profile.seen(source))
        return self.kept.get(name + self.compiler.obj_extension, compile_in)

    def _library(self, extension: Extension, objects: list[str]) -> Path:
        """Return the linked library of objects, from the cache if possible."""

        symbols = os.environ.get("UNDERGROWTH_SYMBOLS") == "1"
        flags = [*extension.extra_link_args, *linking(self.here, symbols)]

        def link_in(scratch: Path) -> Path:
            made = scratch / "library"
            self.compiler.link_shared_object(
                objects,
                str(made),
                libraries=self.get_libraries(extension),
                target_lang="c",
                extra_postargs=flags,
            )
            return made

        return self.kept.get(digest(self.toolchain, repr(flags), *objects), link_in)

    def copy_extensions_to_source(self) -> None:
        """Put the core beside its sources, unless it is there already."""
        files = {Path(self.get_ext_fullpath(name)): made for name, made in self.made.items()}
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        strays = set(Path("src").absolute().rglob(f"*{suffix}")) - set(files)
        put_in_place(files, next(iter(files)), strays, FOLDER, self.began)


def toolchain(compiler: Any) -> str:
    """Return a hash of all inputs of objects besides their source: compiler, Python, mypyc's
    runtime."""
    version = subprocess.run(
        [compiler.compiler_so[0], "--version"], stdout=subprocess.PIPE, text=True, check=True
    )
    runtime = [path.read_text("utf-8") for path in sorted(RUNTIME.rglob("*.[ch]"))]
    commands = repr((compiler.compiler_so, compiler.linker_so))
    return digest(version.stdout, commands, sys.version, sysconfig.get_path("include"), *runtime)
