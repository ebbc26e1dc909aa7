import { describe, expect, it, onTestFinished, vi } from "vitest";
import { UploadPlaces } from "#adapters/http-server/uploads/upload-places.ts";

const LIMITS = { all: 4, ofAddress: 3, ofAccount: 2, waiting: 2, patience: 1_000 };

function places() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const taken = new UploadPlaces(LIMITS);
  return (account: string, address: string, gone = new AbortController().signal) => taken.take({ account, address }, gone);
}

describe("the places of callers who send files", () => {
  it("are two for an account, wherever it calls from", async () => {
    const take = places();
    const [first] = [await take("asha", "here"), await take("asha", "there")];
    expect(await take("asha", "elsewhere")).toBeNull();
    first?.();
    expect(await take("asha", "elsewhere")).not.toBeNull();
  });

  it("are waited for where all are taken, in the order in which people came", async () => {
    const take = places();
    const leave = await take("a", "1");
    for (const one of ["b", "c", "d"]) await take(one, one);
    const came: string[] = [];
    void take("e", "e").then(() => came.push("e"));
    void take("f", "f").then(() => came.push("f"));
    expect(await take("g", "g")).toBeNull();
    leave?.();
    leave?.(); // Once more gives nothing back.
    await vi.advanceTimersByTimeAsync(0);
    expect(came).toEqual(["e"]);
  });

  it("of one address are waited for by its other callers, and by nobody else", async () => {
    const take = places();
    const leave = await take("a", "office");
    for (const one of ["b", "c"]) await take(one, "office");
    const waiting = take("d", "office");
    expect(await take("e", "home")).not.toBeNull();
    leave?.();
    expect(await waiting).not.toBeNull();
  });

  it("are given up by who waited too long, and by who hung up", async () => {
    const take = places();
    for (const one of ["a", "b", "c", "d"]) await take(one, one);
    const gone = new AbortController();
    const [late, left] = [take("e", "e"), take("f", "f", gone.signal)];
    gone.abort();
    expect(await left).toBeNull();
    await vi.advanceTimersByTimeAsync(LIMITS.patience);
    expect(await late).toBeNull();
    const again = take("e", "e");
    await vi.advanceTimersByTimeAsync(LIMITS.patience);
    expect(await again).toBeNull();
  });
});
