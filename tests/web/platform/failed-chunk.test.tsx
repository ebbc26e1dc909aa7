import { setImmediate } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import { reloadOnFailedChunk } from "#web/platform/window/failed-chunk.ts";

/** A window that only counts how often it is loaded anew, and how often it tells of what did not come. */
function aWindow({ isReached = true, storage }: { readonly isReached?: boolean; readonly storage?: () => Storage } = {}) {
  const heard = new EventTarget();
  const [reload, tell, fetch] = [
    vi.fn(),
    vi.fn(async () => {}),
    vi.fn(isReached ? async () => new Response() : async () => Promise.reject(new TypeError("no line"))),
  ];
  const clock = { now: 1_000_000 };
  const ahead = { now: 0, leaving: false, isLeaving: () => ahead.leaving };
  reloadOnFailedChunk(
    { addEventListener: heard.addEventListener.bind(heard), fetch, location: { ...location, reload } },
    { tell, ahead, now: () => clock.now, ...(storage === undefined ? {} : { storage }) },
  );
  const fail = async (files = 1) => {
    for (let file = 0; file < files; file++) heard.dispatchEvent(new Event("vite:preloadError"));
    await setImmediate(); // By then the shop has answered.
  };
  return { reload, tell, fetch, clock, ahead, fail, enter: () => heard.dispatchEvent(new Event("input")) };
}

describe("a chunk that can't be loaded", () => {
  it("loads the page anew, once a minute at most [ru-other-chunk] [co-chunk-guard] [er-chunk-load]", async () => {
    const { reload, tell, clock, fail } = aWindow();
    await fail();
    expect(tell).not.toHaveBeenCalled();
    clock.now += 59_999;
    await fail();
    expect([reload.mock.calls.length, tell.mock.calls.length]).toEqual([1, 1]);
    clock.now += 1;
    await fail();
    expect([reload.mock.calls.length, tell.mock.calls.length]).toEqual([2, 1]);
  });

  it("is left to whoever goes there, where it was only loaded ahead", async () => {
    const { reload, tell, fetch, ahead, fail } = aWindow();
    ahead.now++;
    await fail();
    expect([fetch.mock.calls.length, reload.mock.calls.length, tell.mock.calls.length]).toEqual([0, 0, 0]);
    ahead.now--;
    await fail();
    expect(reload).toHaveBeenCalledOnce();
  });

  it("loads the page anew while somebody is on their way to another page, though something is loaded ahead too", async () => {
    const { reload, ahead, fail } = aWindow();
    ahead.now++;
    ahead.leaving = true;
    await fail();
    expect(reload).toHaveBeenCalledOnce();
  });

  it("is told of, and the page left alone, once something was entered", async () => {
    const { reload, tell, fail, enter } = aWindow();
    enter();
    await fail();
    expect([reload.mock.calls.length, tell.mock.calls.length]).toEqual([0, 1]);
  });

  it("is dealt with once where several files are lost together, and again when one is lost later", async () => {
    const { reload, tell, fetch, fail } = aWindow();
    await fail(3);
    expect([fetch.mock.calls.length, reload.mock.calls.length, tell.mock.calls.length]).toEqual([1, 1, 0]);
    await fail();
    expect([fetch.mock.calls.length, reload.mock.calls.length, tell.mock.calls.length]).toEqual([2, 1, 1]);
  });

  it("leaves the page alone where the shop can't be reached, whatever the browser says of the network", async () => {
    const { reload, tell, fetch, fail } = aWindow({ isReached: false });
    await fail();
    expect(navigator.onLine).toBe(true);
    expect(fetch).toHaveBeenCalledWith(expect.any(String), { method: "HEAD", cache: "no-store" });
    expect(reload).not.toHaveBeenCalled();
    expect(tell).not.toHaveBeenCalled();
  });

  it("only tells of it where nothing can be remembered, as it might never end", async () => {
    const { reload, tell, fail } = aWindow({
      storage: () => {
        throw new DOMException("blocked");
      },
    });
    await fail();
    expect(reload).not.toHaveBeenCalled();
    expect(tell).toHaveBeenCalledTimes(1);
  });
});
