import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { workInFrame } from "#adapters/human-work/work-in-frame.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A task that is worked on in a frame, and what its page does. */
function aFrameTask() {
  const place = document.createElement("div"); // Not in the document: no page is to be loaded.
  const proof = workInFrame(
    { page: "/human-check", action: "sign_in" },
    { place, title: "Check that you are a person", className: "human-check-frame" },
  );
  const ends = proof.then(
    (proved) => ({ proved }),
    ({ message }: Error) => ({ message }),
  );
  const frame = place.querySelector("iframe") ?? expect.unreachable();
  const loads = () => frame.dispatchEvent(new Event("load"));
  const tells = (data: unknown) =>
    globalThis.dispatchEvent(new MessageEvent("message", { data, origin: location.origin, source: frame.contentWindow }));
  /** Runs the page's own script with what the provider's script has left, null: nothing. */
  const runs = (turnstile: { readonly render: (place: string, how: { readonly callback: (proved: string) => void }) => void } | null) => {
    const around = {
      document: { currentScript: { dataset: { provider: "turnstile", siteKey: "0x4" } }, documentElement: { lang: "en" } },
      location: { search: "?action=sign_in", origin: location.origin },
      parent: { postMessage: tells },
      globalThis: { turnstile },
    };
    new Function(...Object.keys(around), readFileSync("adapters/human-check/widget.js", "utf8"))(...Object.values(around));
  };
  return { place, ends, loads, runs };
}

describe("a task in a frame", () => {
  it("fails a second after something loaded that is not its page", async () => {
    const { place, ends, loads } = aFrameTask();
    loads();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await Promise.race([ends, "still waits"])).toEqual({ message: "the page could not be loaded" });
    expect(place.querySelector("iframe")).toBeNull();
  });

  it("waits for whoever has to press something, once its page said that it is there", async () => {
    const { ends, loads, runs } = aFrameTask();
    const presses: ((proved: string) => void)[] = [];
    runs({ render: (_, { callback }) => void presses.push(callback) });
    loads();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await Promise.race([ends, "still waits"])).toBe("still waits");
    for (const press of presses) press("proof-1");
    expect(await ends).toEqual({ proved: "proof-1" });
  });

  it("fails at once where the provider's script did not come", async () => {
    const { ends, loads, runs } = aFrameTask();
    runs(null);
    loads();
    expect(await ends).toEqual({ message: expect.stringContaining("TypeError") });
  });
});
