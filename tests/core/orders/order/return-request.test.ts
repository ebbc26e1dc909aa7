import { describe, expect, it } from "vitest";
import { fileId } from "#core/files/file-id.ts";
import { allowedReturn, faultOf } from "#core/orders/order/return-request.ts";
import { day } from "#core/shared/day.ts";
import type { ReturnableLine, ReturnReason, ReturnRequest } from "#core/orders/order/return-request.ts";

const deliveredAt = Date.UTC(2026, 10, 20, 18, 29); // One minute before midnight in India.
const line: ReturnableLine = { place: 0, deliveredAt, left: 3, isConsumable: false };
const picture = { shows: "product", file: fileId("f") } as const;
const unwanted: ReturnReason = { kind: "change-of-mind", packaging: "unopened" };

const asking = (given: Partial<ReturnRequest> = {}): ReturnRequest => ({
  lines: [{ place: 0, pieces: 1 }],
  reason: { kind: "damaged" },
  pictures: [picture],
  ...given,
});

function answer(given: Partial<ReturnRequest> = {}, own: Partial<ReturnableLine> = {}, now = deliveredAt) {
  const allowed = allowedReturn(asking(given), [{ ...line, ...own }], now);
  return allowed.kind === "ok" ? "ok" : allowed.refusal;
}

describe("a return that is asked for", () => {
  it("is in time until the end of the seventh Indian day after delivery", () => {
    const lastMoment = Date.UTC(2026, 10, 27, 18, 30) - 1;
    expect(answer({}, {}, lastMoment)).toBe("ok");
    expect(answer({}, {}, lastMoment + 1)).toEqual({ kind: "window-over", place: 0, last: "2026-11-27" });
  });

  it("needs goods that were delivered, and no more of them than are left", () => {
    expect(answer({}, { deliveredAt: null })).toEqual({ kind: "not-delivered", place: 0 });
    expect(answer({ lines: [{ place: 5, pieces: 1 }] })).toEqual({ kind: "not-delivered", place: 5 });
    const twice = [
      { place: 0, pieces: 2 },
      { place: 0, pieces: 2 },
    ];
    expect(answer({ lines: twice })).toEqual({ kind: "too-many-pieces", place: 0, left: 3 });
    for (const lines of [[], [{ place: 0, pieces: 0 }], [{ place: 0, pieces: 0.5 }]])
      expect(answer({ lines })).toEqual({ kind: "nothing-asked" });
  });

  it("needs a picture where the fault is ours, and none for a change of mind", () => {
    for (const kind of ["damaged", "wrong", "missing"] as const)
      expect(answer({ reason: { kind }, pictures: [] })).toEqual({ kind: "pictures-needed" });
    expect(answer({ reason: unwanted, pictures: [] })).toBe("ok");
    expect([faultOf({ kind: "wrong" }), faultOf(unwanted)]).toEqual(["ours", "customers"]);
  });

  it("for a change of mind is of what is unopened and no consumable; damaged consumables come back all the same", () => {
    expect(answer({ reason: { kind: "change-of-mind", packaging: "opened" } })).toEqual({ kind: "opened" });
    expect(answer({ reason: unwanted }, { isConsumable: true })).toEqual({ kind: "consumable", place: 0 });
    expect(answer({}, { isConsumable: true })).toBe("ok");
  });

  it("is short-dated under three months from delivery", () => {
    expect(answer({ reason: { kind: "short-dated", expires: day("2027-02-19") } })).toBe("ok");
    expect(answer({ reason: { kind: "short-dated", expires: day("2027-02-20") } })).toEqual({
      kind: "not-short-dated",
      place: 0,
      from: "2027-02-20",
    });
  });
});
