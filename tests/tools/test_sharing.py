"""Sharing of tests between workers: file after file, some whole, and all workers end together."""

from __future__ import annotations

from kit.sharing import WHOLE, Files

WORKERS = (0, 1)


def dealt(sizes: dict[str, int]) -> dict[int, list[str]]:
    """Return what two workers take that are equally quick."""
    files = Files([f"{file}::test_{n}" for file, size in sizes.items() for n in range(size)])
    found: dict[int, list[str]] = {worker: [] for worker in WORKERS}
    while files:
        for worker in WORKERS[: 1 + (sum(map(len, found.values())) + 1 < sum(sizes.values()))]:
            found[worker].append(files.take(worker, worker / len(WORKERS)))
    return found


def files_of(taken: list[str]) -> list[str]:
    """Return the files of tests, each time another one begins."""
    named = [each.partition("::")[0] for each in taken]
    return [file for at, file in enumerate(named) if at == 0 or named[at - 1] != file]


def test_every_test_is_taken_once_in_the_order_of_its_file() -> None:
    sizes = {
        f"tests/{name}.py": size
        for name, size in zip("abcdefg", (3, 1, 4, 1, 5, 9, 2), strict=True)
    }
    taken = [each for found in dealt(sizes).values() for each in found]
    assert len(taken) == len(set(taken)) == sum(sizes.values())
    for found in dealt(sizes).values():
        for file in sizes:
            own = [each for each in found if each.startswith(file)]
            assert own == sorted(own)


def test_a_worker_goes_from_a_file_to_the_one_after_it() -> None:
    """Neighbours make the same things; so each worker has a region of its own."""
    sizes = {f"tests/{name}.py": 2 for name in "abcdefgh"}
    found = dealt(sizes)
    assert files_of(found[0]) == [f"tests/{name}.py" for name in "abcd"]
    assert files_of(found[1]) == [f"tests/{name}.py" for name in "efgh"]


def test_the_last_file_is_shared() -> None:
    found = dealt({"tests/a.py": 1, "tests/b.py": 9})
    assert len(found[0]) == len(found[1]) == 5


def test_what_stays_together_comes_first() -> None:
    whole = f"{WHOLE[0]}test_pages.py"
    files = Files(["tests/a.py::test_0", "tests/b.py::test_0", whole])
    assert files.take(1, 0.5) == whole
