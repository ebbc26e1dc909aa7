import { describe, expect, it, vi } from "vitest";
import { triedAgain, wholeAnswer } from "#web/platform/offline/tried-again.ts";

const lost = () => Promise.reject(new TypeError("Failed to fetch"));
const come = async () => new Response("export const part = 1;");

/** What is asked for, and comes after so many tries in vain. */
const aFile = (inVain: number) => {
  let tries = 0;
  return vi.fn(() => (tries++ < inVain ? lost() : come()));
};

describe("a file of the site that a worker asks for", () => {
  it.each([0, 1, 2])("comes on a line that lost it %i times", async (inVain) => {
    const ask = aFile(inVain);
    const answer = await triedAgain(ask, { onLine: true }, [1, 1]);
    expect([await answer.text(), ask.mock.calls.length]).toEqual(["export const part = 1;", inVain + 1]);
  });

  it("is given up after three tries within a few seconds", async () => {
    vi.useFakeTimers();
    const ask = aFile(3);
    const given = expect(triedAgain(ask, { onLine: true })).rejects.toThrow("Failed to fetch");
    await vi.advanceTimersByTimeAsync(3_000);
    await given;
    expect(ask).toHaveBeenCalledTimes(3);
    vi.useRealTimers();
  });

  it("is given up at once where the device has no line, or loses it meanwhile", async () => {
    const ask = aFile(3);
    await expect(triedAgain(ask, { onLine: false }, [1, 1])).rejects.toThrow("Failed to fetch");
    expect(ask).toHaveBeenCalledTimes(1);
    const states = [true, false];
    const device = {
      get onLine() {
        return states.shift() ?? false;
      },
    };
    await expect(triedAgain(aFile(3), device, [1, 1])).rejects.toThrow("Failed to fetch");
    expect(states).toEqual([]);
  });
});

describe("an answer of the shop", () => {
  it("is whole, and is read afterwards as it came", async () => {
    expect(await (await wholeAnswer(await come())).text()).toBe("export const part = 1;");
    expect((await wholeAnswer(new Response("gone", { status: 404 }))).status).toBe(404); // A new release has other files: no try helps.
  });

  it("is none where the line breaks within it, or the shop fails", async () => {
    const broken = new ReadableStream({
      start(line) {
        line.enqueue(new TextEncoder().encode("export"));
        line.error(new TypeError("network error"));
      },
    });
    await expect(wholeAnswer(new Response(broken))).rejects.toThrow("network error");
    await expect(wholeAnswer(new Response("", { status: 502 }))).rejects.toThrow("502");
  });
});
