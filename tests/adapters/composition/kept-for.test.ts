import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keptFor } from "#adapters/composition/server/kept-for.ts";

describe("what is read once for all who ask within a time", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is read again once that time is over, counted from its answer", async () => {
    let read = 0;
    const answers: (() => void)[] = [];
    const ask = keptFor(1_000, () => {
      read += 1;
      const answer = read;
      return new Promise<number>((settle) => answers.push(() => settle(answer)));
    });
    const first = [ask(), ask()];
    await vi.advanceTimersByTimeAsync(5_000);
    first.push(ask());
    answers[0]?.();
    expect(await Promise.all(first)).toEqual([1, 1, 1]);
    await vi.advanceTimersByTimeAsync(999);
    expect(await ask()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    const second = ask();
    answers[1]?.();
    expect(await second).toBe(2);
  });

  it("is read by the next who asks where it failed", async () => {
    let read = 0;
    const ask = keptFor(1_000, async () => {
      read += 1;
      if (read === 1) throw new Error("away");
      return read;
    });
    await expect(Promise.all([ask(), ask()])).rejects.toThrow("away");
    expect(await ask()).toBe(2);
  });

  it("is read by each where it is not kept at all", async () => {
    let read = 0;
    const ask = keptFor(0, async () => ++read);
    expect([await ask(), await ask()]).toEqual([1, 2]);
  });
});
