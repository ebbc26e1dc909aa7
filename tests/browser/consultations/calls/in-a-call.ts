import { expect } from "vitest";
import type { Page } from "playwright-core";
import type { Visitors } from "#tests/browser/harness/visitors.ts";

/** The demo's practitioner who can be booked around the clock. */
export const DOCTOR = "5555500014";

declare global {
  var peers: RTCPeerConnection[];
}

/** Somebody's own browser, with a camera and a microphone that make up what they see and hear. */
export async function inACall(
  { visitor }: Visitors,
  {
    bearer,
    path,
    width,
    line = "good",
  }: { readonly bearer: string; readonly path: string; readonly width: number; readonly line?: "good" | "bad" },
): Promise<Page> {
  const { context, tab } = await visitor({ width, line });
  await context.grantPermissions(["camera", "microphone"]);
  await context.addInitScript((token) => {
    if (location.protocol === "http:") localStorage.setItem("token", token);
    globalThis.peers = [];
    const Real = RTCPeerConnection;
    globalThis.RTCPeerConnection = class extends Real {
      constructor(given?: RTCConfiguration) {
        super(given);
        globalThis.peers.push(this);
      }
    };
  }, bearer);
  return tab(path);
}

/** What a side's browser has got of the other, by its own count: frames that were decoded, and packets of sound. */
export const gotBy = (page: Page): Promise<{ readonly frames: number; readonly packets: number }> =>
  page.evaluate(async () => {
    const got = { frames: 0, packets: 0 };
    for (const one of (await globalThis.peers.at(-1)?.getStats())?.values() ?? []) {
      if (one.type !== "inbound-rtp") continue;
      if (one.kind === "video") got.frames += one.framesDecoded ?? 0;
      else got.packets += one.packetsReceived ?? 0;
    }
    return got;
  });

export const LONG = { timeout: 45_000, interval: 100 };
/** Until so many frames and packets more have come. */
export const flows = async (page: Page, least: { readonly frames: number; readonly packets: number }) => {
  const before = await gotBy(page);
  await expect
    .poll(async () => {
      const now = await gotBy(page);
      return now.frames - before.frames >= least.frames && now.packets - before.packets >= least.packets;
    }, LONG)
    .toBe(true);
};

/** Ends a consultation before its time, which is asked about first. */
export const endEarly = async (page: Page) => {
  const end = { name: "End the consultation" };
  await page.getByRole("button", end).click();
  await page.getByRole("alertdialog").getByRole("button", end).click();
};
