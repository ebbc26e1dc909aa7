import { describe, expect, it } from "vitest";
import { capturedOnce } from "#core/payments/captured-once.ts";
import { joinedEvents } from "#core/payments/joined-events.ts";
import { captureBy } from "#tests/builders/a-payment-event.ts";

const first = { ...captureBy("pay-1", 10_000), id: "a", at: 1 };
const again = { ...first, id: "b", at: 2 };
const other = { ...captureBy("pay-2", 10_000), id: "c", at: 0 };

describe("events of payments", () => {
  it("are joined in the order of their times, each once, and say which were not known", () => {
    const { payments, fresh } = joinedEvents([first, again], [again, other, other]);
    expect(payments).toEqual([other, first, again]);
    expect(fresh).toEqual([other]);
    expect(joinedEvents([first], [{ ...first, at: 9 }])).toEqual({ payments: [first], fresh: [] });
  });

  it("capture a payment once", () => {
    expect(capturedOnce([other, first, again])).toEqual([other, first]);
    expect(capturedOnce([{ ...first, kind: "failed" }])).toEqual([]);
  });
});
