import { setImmediate } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import { reloadOnFailedChunk } from "#web/platform/window/failed-chunk.ts";

/** A window that only counts how often it is loaded anew. */
function aWindow({ isReached = true, storage }: { readonly isReached?: boolean; readonly storage?: () => Storage } = {}) {
  const heard = new EventTarget();
  const [reload, fetch] = [vi.fn(), vi.fn(isReached ? async () => new Response() : async () => Promise.reject(new TypeError("no line")))];
  const clock = { now: 1_000_000 };
  reloadOnFailedChunk(
    { addEventListener: heard.addEventListener.bind(heard), fetch, location: { ...location, reload } },
    storage,
    () => clock.now,
  );
  const fail = async () => {
    heard.dispatchEvent(new Event("vite:preloadError"));
    await setImmediate(); // By then the shop has answered.
  };
  return { reload, fetch, clock, fail };
}

describe("a chunk that can't be loaded", () => {
  it("loads the page anew, once a minute at most [ru-other-chunk] [co-chunk-guard] [er-chunk-load]", async () => {
    const { reload, clock, fail } = aWindow();
    await fail();
    clock.now += 59_999;
    await fail();
    expect(reload).toHaveBeenCalledTimes(1);
    clock.now += 1;
    await fail();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it("leaves the page alone where the shop can't be reached, whatever the browser says of the network", async () => {
    const { reload, fetch, fail } = aWindow({ isReached: false });
    await fail();
    expect(navigator.onLine).toBe(true);
    expect(fetch).toHaveBeenCalledWith(expect.any(String), { method: "HEAD", cache: "no-store" });
    expect(reload).not.toHaveBeenCalled();
  });

  it("leaves the page alone where nothing can be remembered, as it might never end", async () => {
    const { reload, fail } = aWindow({
      storage: () => {
        throw new DOMException("blocked");
      },
    });
    await fail();
    expect(reload).not.toHaveBeenCalled();
  });
});
