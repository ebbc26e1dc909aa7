import { describe, expect, it } from "vitest";
import { isOverdue } from "#core/tickets/ticket-state.ts";

const HOUR = 3_600_000;

describe("a ticket", () => {
  it("is to be acknowledged within 48 hours", () => {
    expect(isOverdue("open", { opened: 0, now: 48 * HOUR })).toBe(false);
    expect(isOverdue("open", { opened: 0, now: 48 * HOUR + 1 })).toBe(true);
    expect(isOverdue("acknowledged", { opened: 0, now: 99 * HOUR })).toBe(false);
  });
});
