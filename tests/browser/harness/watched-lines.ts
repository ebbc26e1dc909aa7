import type { BrowserContext } from "playwright-core";

declare global {
  /** The lines to other browsers that a page has made, the oldest first. */
  var ways: RTCPeerConnection[];
}

/** Every page of the context keeps what lines it makes, for a test to look at them by the browser's own count. */
export const watchLines = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    globalThis.ways = [];
    const Real = RTCPeerConnection;
    globalThis.RTCPeerConnection = class extends Real {
      constructor(given?: RTCConfiguration) {
        super(given);
        globalThis.ways.push(this);
      }
    };
  });
