import { describe, expect, it } from "vitest";
import { deliveryEstimate } from "#core/shipping/delivery-estimate.ts";
import { pincode, pincodeIn } from "#core/shipping/delivery-place.ts";

const place = { pincode: pincode("400001"), state: "Maharashtra", days: 2, cashOnDelivery: true };
const inIndia = (hour: number, minute = 0) => Date.UTC(2026, 10, 20, hour, minute) - 330 * 60_000;

describe("a delivery", () => {
  it("leaves the same day before two in the afternoon, Indian time", () => {
    expect(deliveryEstimate(place, inIndia(13, 59))).toEqual({
      kind: "serviceable",
      cashOnDelivery: true,
      earliest: "2026-11-22",
      latest: "2026-11-24",
    });
    expect(deliveryEstimate(place, inIndia(0))).toMatchObject({ earliest: "2026-11-22" });
  });

  it("leaves the day after from two in the afternoon on", () => {
    expect(deliveryEstimate(place, inIndia(14))).toMatchObject({ earliest: "2026-11-23", latest: "2026-11-25" });
    expect(deliveryEstimate(place, inIndia(23, 59))).toMatchObject({ earliest: "2026-11-23" });
  });

  it("does not come where nobody delivers", () => expect(deliveryEstimate(null, inIndia(9))).toEqual({ kind: "unserviceable" }));
});

describe("a pincode", () => {
  it.each([
    "400001",
    " 400001 ",
    "400 001",
    "400-001",
    "400–001",
    "400.001",
    "\u202a400001\u202c",
    "४००००१",
    "४०० ००१",
    "୪୦୦୦୦୧",
    "４００００１",
  ])("is the same however it is written: %j", (written) => {
    expect(pincodeIn(written)).toBe("400001");
  });

  it.each(["012345", "०१२३४५", "12345", "1234567", "400/001", "40000l", "40000 ", ""])("is not %j", (text) => {
    expect(pincodeIn(text)).toBeNull();
    expect(() => pincode(text)).toThrow(new RangeError(`${text} is no pincode`));
  });
});
