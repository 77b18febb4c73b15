import { expect, test } from "vitest";
import { Bridge } from "./bridge";
import type { ToWorker } from "./talk";

function bridged(): { bridge: Bridge; said: ToWorker[] } {
  const said: ToWorker[] = [];
  return { bridge: new Bridge((message) => said.push(message)), said };
}

test("a request is asked and its answer put together", async () => {
  const { bridge, said } = bridged();
  const answer = bridge.send("/api/x", { method: "POST", headers: { A: "b" }, body: "{}" });
  expect(said).toEqual([
    {
      kind: "ask",
      asked: { id: 1, method: "POST", path: "/api/x", headers: { a: "b" }, body: "{}" },
    },
  ]);
  bridge.hear({ kind: "head", id: 1, status: 201, headers: { "content-type": "text/plain" } });
  bridge.hear({ kind: "part", id: 1, text: "grün" });
  bridge.hear({ kind: "part", id: 1, text: "!" });
  bridge.hear({ kind: "end", id: 1 });
  expect((await answer).status).toBe(201);
  expect(await (await answer).text()).toBe("grün!");
});

test("what is aborted is stopped, before its head and in its stream", async () => {
  const { bridge, said } = bridged();
  const stopper = new AbortController();
  const early = bridge.send("/a", { signal: stopper.signal });
  const late = bridge.send("/b", { signal: stopper.signal });
  bridge.hear({ kind: "head", id: 2, status: 200, headers: {} });
  const stream = (await late).text();
  stopper.abort();
  await expect(early).rejects.toThrow("stopped");
  await expect(stream).rejects.toThrow("stopped");
  expect(said.slice(2)).toEqual([
    { kind: "stop", id: 1 },
    { kind: "stop", id: 2 },
  ]);
  bridge.hear({ kind: "part", id: 2, text: "too late" });
});

test("a request without an answer fails, and all do when the engine is gone", async () => {
  const { bridge } = bridged();
  const lost = bridge.send("/a", {});
  bridge.hear({ kind: "end", id: 1 });
  await expect(lost).rejects.toThrow("did not answer");
  const open = bridge.send("/b", {});
  bridge.close();
  await expect(open).rejects.toThrow("gone");
});

test("an answer without a body is one", async () => {
  const { bridge } = bridged();
  const answer = bridge.send("/a", {});
  bridge.hear({ kind: "head", id: 1, status: 204, headers: {} });
  bridge.hear({ kind: "end", id: 1 });
  expect((await answer).body).toBeNull();
});
