import { describe, expect, it, onTestFinished } from "vitest";
import { endpoints } from "#adapters/composition/server/endpoints.ts";
import { now } from "#tests/fixtures.ts";
import { overTheWire } from "#tests/http/over-http.ts";
import { ID, aRoom, PATIENT, liveRoomsSuite } from "#tests/core/quizzes/live-rooms-suite.ts";

liveRoomsSuite("over HTTP", overTheWire);

describe("a live quiz", () => {
  it("lets no byte of a key out before its time, on any stream, to player, host, visitor or preview", async () => {
    const { asha, ravi, host, time, url, bearer } = await aRoom(overTheWire);
    await asha.join();
    const heard: string[] = [];
    const stopped = new AbortController();
    onTestFinished(() => stopped.abort());
    const hear = async (query: string) => {
      const response = await fetch(`${url}/api/quiz/live?id=${ID}${query}`, {
        headers: { authorization: `Bearer ${bearer}` },
        signal: stopped.signal,
      });
      heard.push(`${response.status} ${JSON.stringify([...response.headers])}`);
      if (response.body === null) return;
      for await (const part of response.body.pipeThrough(new TextDecoderStream())) heard.push(part);
    };
    for (const query of ["", "&view=screen&host=1", "&preview=1&dashboard=1&role=host"]) void hear(query).catch(() => {});
    const everything = async () => {
      const requested = endpoints.filter(({ method, path }) => method === "GET" && path !== "/account/data");
      for (const { path } of requested)
        for (const signed of [true, false]) {
          const headers = signed ? { authorization: `Bearer ${bearer}` } : {};
          const response = await fetch(`${url}/api${path}?id=${ID}&quiz=${ID}&preview=1&host=1`, { headers });
          heard.push(`${path} ${JSON.stringify([...response.headers])} ${await response.text()}`);
        }
    };
    const told = () => heard.join("");
    const sentinels = ["EXPLANATION-OF-salt", "SOURCE-OF-salt", "EXPLANATION-OF-b12", "150.25", '"tolerance"'];
    const leaks = () => sentinels.filter((sentinel) => told().includes(sentinel));
    await host("open");
    await expect.poll(() => told().split("What of salt?").length, PATIENT).toBeGreaterThan(3);
    heard.push(JSON.stringify([await asha.answer("salt", "five"), await ravi.answer("salt", "two"), await asha.answer("b12", "x")]));
    await everything();
    time.is = now + 20_000;
    await expect.poll(() => told().split('"kind":"ended"').length, PATIENT).toBeGreaterThan(3);
    time.is = now + 21_999;
    await everything();
    expect(leaks()).toEqual([]);
    time.is = now + 22_000;
    await expect.poll(leaks, PATIENT).toEqual(["EXPLANATION-OF-salt", "SOURCE-OF-salt"]);
    expect(told()).not.toContain("What of b12?"); // Nothing of a question that was not opened.
    const outsider = await fetch(`${url}/api/quiz/live?id=${ID}&host=1`);
    expect(outsider.status).toBe(401);
  });
});
