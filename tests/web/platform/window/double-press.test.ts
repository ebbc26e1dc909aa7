import { expect, it, onTestFinished, vi } from "vitest";
import { DoublePress } from "#web/platform/window/double-press.ts";

it("a press is the second of a double press within half a second of one that did something", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const doublePress = new DoublePress();
  expect(doublePress.isSecond).toBe(false);
  doublePress.did();
  vi.advanceTimersByTime(499);
  expect(doublePress.isSecond).toBe(true);
  vi.advanceTimersByTime(1);
  expect(doublePress.isSecond).toBe(false);
});
