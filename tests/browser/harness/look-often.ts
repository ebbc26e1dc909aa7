import type { Page } from "playwright-core";

/** Milliseconds between the looks for what is waited for; the last goes on. */
const PAUSES = [20, 50, 100] as const;

type Look = (progress: unknown, ...given: readonly unknown[]) => Promise<unknown>;
type Frame = {
  retryWithProgressAndTimeouts: (progress: unknown, pauses: readonly number[], look: Look) => Promise<unknown>;
  retryWithProgressAndBackoff: (progress: unknown, look: Look) => Promise<unknown>;
};
type WithFrames = { readonly _connection: { readonly toImpl: (page: Page) => { readonly mainFrame: () => Frame } } };

/**
 * Playwright looks for a locator after 0, 20, 70, 170 and 270 ms, and then twice a second: what comes after 300 ms is waited for until
 * 770. It has no setting for that, so its frames are given other pauses, for the whole process. A Playwright whose frames have no such
 * method is refused: its pauses are to be looked up again.
 */
export function lookOften(page: Page): void {
  const frame = Object.getPrototypeOf((page as unknown as WithFrames)._connection.toImpl(page).mainFrame()) as Frame;
  if (typeof frame.retryWithProgressAndBackoff !== "function") throw new Error("This Playwright paces its locators in another way.");
  frame.retryWithProgressAndBackoff = function (progress, look) {
    return this.retryWithProgressAndTimeouts(progress, PAUSES, look);
  };
}
