"""Gymnasium: many games of one seat at once, in several processes that share their arrays.

Each process plays its games and writes observations, masks and rewards into shared memory that the
learner reads: nothing is pickled or copied on the way.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.sharedctypes import RawArray
from typing import Any, ClassVar, Final, NoReturn

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from undergrowth import BadSetup, BadText
from undergrowth.engine.chance import seeded
from undergrowth.engine.documents import abridged
from undergrowth.engine.given import given_as, given_number
from undergrowth.engine.renamed import renamed
from undergrowth.envs.lineups import LineUp
from undergrowth.envs.seat import SeatGame

_BEGIN: Final = b"b"
_STEP: Final = b"s"
_END: Final = b"e"
_PATIENCE: Final = 5.0
"""The seconds that a process gets to end by itself."""


class ProcessLost(RuntimeError):
    """A process has died, and its games with it: close the environment and make another."""


@dataclass
class Arrays:
    """The arrays that the processes and the learner share, with an entry for each game."""

    observations: NDArray[Any]
    """The observation of the open question."""
    masks: NDArray[Any]
    """1 for each answer that is offered now."""
    actions: NDArray[Any]
    """The number of the answer to give next."""
    rewards: NDArray[Any]
    """The reward of the last step."""
    ends: NDArray[Any]
    """1 for a game that ended, 2 for one truncated, 0 for one that goes on."""
    illegal: NDArray[Any]
    """1 where the last answer was not offered."""
    final_observations: NDArray[Any]
    """The observation at the end of a game that has been restarted since."""
    final_masks: NDArray[Any]
    """The mask at the end of a game that has been restarted since."""

    @property
    def seen(self) -> NDArray[Any]:
        """Return `observations`, and warn: this name goes."""
        renamed("Arrays.seen", "observations")
        return self.observations

    @property
    def last_seen(self) -> NDArray[Any]:
        """Return `final_observations`, and warn: this name goes."""
        renamed("Arrays.last_seen", "final_observations")
        return self.final_observations

    @property
    def last_masks(self) -> NDArray[Any]:
        """Return `final_masks`, and warn: this name goes."""
        renamed("Arrays.last_masks", "final_masks")
        return self.final_masks


class Shared:
    """The arrays of all games, in shared memory; row `n` is game `n`."""

    def __init__(self, games: int, size: int, answers: int) -> None:
        """Make them for observations of `size` bytes and `answers` different answers."""
        rows, masks, each = (games, size), (games, answers), (games,)
        self._parts: Final = {
            "observations": ("B", rows),
            "masks": ("B", masks),
            "actions": ("q", each),
            "rewards": ("d", each),
            "ends": ("B", each),
            "illegal": ("B", each),
            "final_observations": ("B", rows),
            "final_masks": ("B", masks),
        }
        self._raw: Final = {
            name: RawArray(kind, int(np.prod(shape))) for name, (kind, shape) in self._parts.items()
        }

    def arrays(self) -> Arrays:
        """Return the arrays, each a view of the shared memory."""
        kinds = {"B": np.uint8, "q": np.int64, "d": np.float64}
        return Arrays(
            **{
                name: np.frombuffer(self._raw[name], dtype=kinds[kind]).reshape(shape)
                for name, (kind, shape) in self._parts.items()
            }
        )


class Worker:
    """The games of one process; `first` is the number of the first of them."""

    def __init__(self, shared: Shared, first: int, seeds: list[int], how: list[Any]) -> None:
        """Make a game for each seed; `how` are the arguments of `SeatGame`."""
        self._shared = shared.arrays()
        self._first = first
        self._games = [SeatGame(*how) for _ in seeds]
        self._chances = [seeded(seed) for seed in seeds]

    def serve(self, end: Connection) -> None:
        """Carry out requests until told to end.  Raises `EOFError` when the learner is gone."""
        while (word := end.recv_bytes()) != _END:
            if word == _STEP:
                self.step()
            else:
                self.reset([int(seed) for seed in word[1:].split()])
            end.send_bytes(word[:1])

    def reset(self, seeds: list[int]) -> None:
        """Begin a new game in each row; without seeds, the generators of game seeds go on."""
        if seeds:
            self._chances = [seeded(seed) for seed in seeds]
        for i in range(len(self._games)):
            self._shared.ends[self._first + i] = self._shared.illegal[self._first + i] = 0
            self._begin(i)

    def step(self) -> None:
        """Give each game the answer in `actions` and write what follows; restart games that end."""
        for i, game in enumerate(self._games):
            row, shared = self._first + i, self._shared
            shared.rewards[row] = game.step(int(shared.actions[row]))
            shared.ends[row] = 1 if game.terminated else 2 if game.truncated else 0
            shared.illegal[row] = game.was_illegal
            if shared.ends[row]:
                game.write(
                    memoryview(shared.final_observations[row]), memoryview(shared.final_masks[row])
                )
                self._begin(i)
            else:
                self._write(i)

    def _begin(self, i: int) -> None:
        """Begin a new game in place of game `i` of this process, and write its first question."""
        self._games[i].begin(self._chances[i].next())
        self._write(i)

    def _write(self, i: int) -> None:
        """Write the observation and mask of game `i` of this process into the shared arrays."""
        row = self._first + i
        observations, masks = self._shared.observations, self._shared.masks
        self._games[i].write(memoryview(observations[row]), memoryview(masks[row]))


def work(ends: list[Connection], shared: Shared, first: int, seeds: list[int], how: Any) -> None:
    """Run a worker process; `ends` are the learner's and its own end of the pipe between them.

    It ignores Ctrl-C: the learner ends its processes in order.
    """
    ours, theirs = ends
    ours.close()  # otherwise the end of the learner's connection would go unnoticed
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):  # the learner has ended
        Worker(shared, first, seeds, how).serve(theirs)


def _context(name: str | None) -> Any:
    """Return the `multiprocessing` context of a name.

    By default processes are forked from a server that has loaded this module and runs nothing else:
    a fork of the learner itself may stand still for ever where a thread of it held a lock.  Raises
    `BadSetup` if there is no such context here.
    """
    ways = multiprocessing.get_all_start_methods()
    if name is not None and name not in ways:
        raise BadSetup(f"{abridged(name)} is no context: expected {', '.join(ways)}")
    if name is None:
        name = "forkserver" if "forkserver" in ways else "spawn"
    found = multiprocessing.get_context(name)
    if name == "forkserver":
        found.set_forkserver_preload(["__main__", __name__])
    return found


def seat_vector_env(num_envs: int = 1, processes: int | None = None, **how: Any) -> SeatVectorEnv:
    """Return `num_envs` games in as many processes as there are processors, or `processes`.

    This is what `gymnasium.make_vec` calls.  All processes have equally many games, so fewer
    processes are used where `num_envs` cannot be divided.  `how` are further arguments of
    `SeatVectorEnv`.
    """
    given_number("num_envs", num_envs, 1, BadSetup)
    most = (os.cpu_count() or 1) if processes is None else processes
    given_number("processes", most, 1, BadSetup)
    used = max(n for n in range(1, min(most, num_envs) + 1) if num_envs % n == 0)
    return SeatVectorEnv(used, num_envs // used, **how)


class SeatVectorEnv(gymnasium.vector.VectorEnv[NDArray[np.uint8], NDArray[Any], NDArray[Any]]):
    """Games of one seat, in `processes` processes of `games` each.

    A game that is over restarts in the same step: its observation is then the first question of the
    next game, and `info["final_obs"]` and `info["final_info"]` describe the end, as in Gymnasium's
    mode `SAME_STEP`.  `info["action_mask"]` has a row for each game.  The arrays are reused, except
    for those of ends: copy what you keep.  `context` is the way to start processes (`forkserver`,
    by default where there is one, `spawn` or `fork`).  Raises `BadSetup` for what cannot be played,
    and `ProcessLost` once a process has died.
    """

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.SAME_STEP}
    """Gymnasium's facts about the environment: it restarts games in the same step."""

    def __init__(
        self,
        processes: int,
        games: int,
        line_up: LineUp = None,
        seat: int | str = 0,
        others: str | Sequence[str] = "random",
        reward: str = "win",
        most_steps: int = 2000,
        context: str | None = None,
    ) -> None:
        given_number("processes", processes, 1, BadSetup)
        given_number("games of each process", games, 1, BadSetup)
        started = _context(context)
        how = [line_up, seat, others, reward, most_steps]
        self.encoder = SeatGame(line_up, seat, others, reward, most_steps).encoder
        """The encoder of the line-up; it names the slices and the answers."""
        self.num_envs = processes * games
        """The number of games, of all processes together."""
        size, answers = self.encoder.layout.size, len(self.encoder.answers)
        self.single_observation_space = gymnasium.spaces.Box(0, 255, (size,), dtype=np.uint8)
        """The space of one game's observations: bytes from 0 to 255."""
        self.single_action_space = gymnasium.spaces.Discrete(answers)
        """The space of one game's actions: a number for each of `encoder.answers`, from 0."""
        batch = gymnasium.vector.utils.batch_space
        self.observation_space = batch(self.single_observation_space, self.num_envs)
        """The space of the observations of all games: a row for each."""
        self.action_space = batch(self.single_action_space, self.num_envs)
        """The space of the actions of all games: a number for each."""
        shared = Shared(self.num_envs, size, answers)
        self._shared = shared.arrays()
        self._games = games
        self._ends_of: list[Connection] = []
        self._processes: list[Any] = []
        self._owing: list[int] = []
        """The processes that have not yet confirmed their last request."""
        for number in range(processes):
            self._start(number, shared, how, started)

    def _start(self, number: int, shared: Shared, how: list[Any], context: Any) -> None:
        """Start process `number` with its games, and keep the learner's end of its pipe."""
        ours, theirs = context.Pipe()
        first = number * self._games
        seeds = list(range(first, first + self._games))
        given = ([ours, theirs], shared, first, seeds, how)
        process = context.Process(target=work, args=given, daemon=True)
        process.start()
        theirs.close()
        self._ends_of.append(ours)
        self._processes.append(process)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        """Begin new games.  With a seed they are the same however the games are divided.

        Raises `BadSetup` for a seed that is not a number.
        """
        if seed is not None:
            given_as("the seed", seed, int, BadSetup)
        words = []
        for number in range(len(self._ends_of)):
            at = range(number * self._games, (number + 1) * self._games)
            seeds = [] if seed is None else [str(seed * 1_000_003 + game) for game in at]
            words.append(_BEGIN + " ".join(seeds).encode())
        self._say(words)
        return self._shared.observations, self._info()

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[NDArray[np.uint8], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Answer in every game with the number of an answer; see `SeatEnv.step`.

        Raises `BadText` unless there is a number for each game.
        """
        numbers = self._numbers(actions)
        self._wait()  # an interrupted step may not have been read yet
        self._shared.actions[:] = numbers
        self._say([_STEP] * len(self._ends_of))
        ends = self._shared.ends
        return self._shared.observations, self._shared.rewards, ends == 1, ends == 2, self._info()

    def _numbers(self, actions: object) -> NDArray[Any]:
        """Return the actions as an array with a whole number for each game.  Raises `BadText`."""
        try:
            numbers = np.asarray(actions)
        except (TypeError, ValueError):
            numbers = np.zeros(0)
        if numbers.shape != (self.num_envs,) or not np.issubdtype(numbers.dtype, np.integer):
            raise BadText(
                f"answers: expected {self.num_envs} whole numbers, not {abridged(actions)}"
            )
        return numbers

    def _info(self) -> dict[str, Any]:
        """Return Gymnasium's info: the masks, illegal answers, and the ends of games."""
        shared = self._shared
        everywhere = np.ones(self.num_envs, dtype=np.bool_)
        info: dict[str, Any] = {
            "action_mask": shared.masks.view(np.int8),
            "_action_mask": everywhere,
        }
        if shared.illegal.any():
            info["illegal"] = info["_illegal"] = shared.illegal.astype(np.bool_)
        for game in np.flatnonzero(shared.ends):
            last: dict[str, Any] = {"action_mask": shared.final_masks[game].view(np.int8).copy()}
            if shared.illegal[game]:
                last["illegal"] = True
            ended = {"final_obs": shared.final_observations[game].copy(), "final_info": last}
            info = self._add_info(info, ended, int(game))
        return info

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the mask of the options in each game."""
        return self._shared.masks.view(np.bool_)

    def close_extras(self, **kwargs: Any) -> None:
        """End the processes, including those that are busy or dead."""
        for number, end in enumerate(self._ends_of):
            try:
                end.send_bytes(_END)
            except OSError:
                self._processes[number].kill()  # the process does not listen any more
        for process in self._processes:
            process.join(_PATIENCE)
            if process.is_alive():
                process.kill()
                process.join()
        for end in self._ends_of:
            end.close()
        self._ends_of, self._processes, self._owing = [], [], []

    def _say(self, words: list[bytes]) -> None:
        """Send a request to all processes, and wait until each has confirmed it.

        After an interrupt (Ctrl-C) the caller may go on: outstanding confirmations are awaited
        first.
        """
        if not self._ends_of:
            raise ProcessLost("this environment is closed: make another")
        self._wait()
        for number, word in enumerate(words):
            try:
                self._ends_of[number].send_bytes(word)
            except OSError:
                self._lose(number)
            self._owing.append(number)
        self._wait()

    def _wait(self) -> None:
        """Wait until every process has confirmed its last request."""
        while self._owing:
            number = self._owing[0]
            try:
                self._ends_of[number].recv_bytes()
            except (EOFError, OSError):
                self._lose(number)
            self._owing.pop(0)

    def _lose(self, number: int) -> NoReturn:
        """Raise `ProcessLost` for a process that has died, with its exit code."""
        process = self._processes[number]
        process.join(_PATIENCE)
        which = f"process {number + 1} of {len(self._processes)}"
        raise ProcessLost(f"{which} has died ({process.exitcode}), and its games with it") from None
