import { describe, expect, it } from "vitest";
import { momentIn } from "#adapters/cart-file/known-moments.ts";
import { readMoment } from "#core/shared/moment.ts";

describe("a moment of a cart's file", () => {
  it("is what its text says, however often and among however many it is asked for", () => {
    const texts = Array.from({ length: 2_500 }, (_, minute) => `2026-11-20T${String(minute % 24).padStart(2, "0")}:00:00.${minute}Z`);
    for (const text of [...texts, ...texts, "2026-11-20", "2026-02-30", "tomorrow", "tomorrow"])
      expect(momentIn(text)).toEqual(readMoment(text));
  });

  it("is made once for all carts that have it", () => {
    expect(momentIn("2026-11-21T10:00:00+05:30")).toBe(momentIn("2026-11-21T10:00:00+05:30"));
  });
});
