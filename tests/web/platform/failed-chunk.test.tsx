import { describe, expect, it, vi } from "vitest";
import { reloadOnFailedChunk } from "#web/platform/window/failed-chunk.ts";

/** A window that only counts how often it is loaded anew. */
function aWindow({ onLine = true, storage }: { readonly onLine?: boolean; readonly storage?: () => Storage } = {}) {
  const heard = new EventTarget();
  const reload = vi.fn();
  const clock = { now: 1_000_000 };
  reloadOnFailedChunk(
    { addEventListener: heard.addEventListener.bind(heard), navigator: { ...navigator, onLine }, location: { ...location, reload } },
    storage,
    () => clock.now,
  );
  const fail = () => heard.dispatchEvent(new Event("vite:preloadError"));
  return { reload, clock, fail };
}

describe("a chunk that can't be loaded", () => {
  it("loads the page anew, once a minute at most [ru-other-chunk] [co-chunk-guard] [er-chunk-load]", () => {
    const { reload, clock, fail } = aWindow();
    fail();
    clock.now += 59_999;
    fail();
    expect(reload).toHaveBeenCalledTimes(1);
    clock.now += 1;
    fail();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it("leaves the page alone without a network", () => {
    const { reload, fail } = aWindow({ onLine: false });
    fail();
    expect(reload).not.toHaveBeenCalled();
  });

  it("leaves the page alone where nothing can be remembered, as it might never end", () => {
    const { reload, fail } = aWindow({
      storage: () => {
        throw new DOMException("blocked");
      },
    });
    fail();
    expect(reload).not.toHaveBeenCalled();
  });
});
