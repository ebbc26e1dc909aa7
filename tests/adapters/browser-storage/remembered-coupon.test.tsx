import { describe, expect, it } from "vitest";
import { rememberedCouponIn } from "#adapters/browser-storage/remembered-coupon.ts";
import { cartSignal } from "#adapters/browser-storage/cart-signal.ts";
import { paise } from "#core/shared/money.ts";

const chosen = rememberedCouponIn(() => localStorage);

describe("the coupon that a browser remembers", () => {
  it("is read as it was put, under the keys coupon and cart_coupon, and forgotten [ru-storage-coupon] [ru-storage-cart-coupon] [en-selected-coupon] [en-cart-coupon]", () => {
    chosen.put({ code: "SAVE10", discount: paise(4_950) });
    expect(JSON.parse(localStorage.getItem("coupon") ?? "")).toEqual({ id: "SAVE10", coupon: "SAVE10", discount: 49.5 });
    expect(JSON.parse(localStorage.getItem("cart_coupon") ?? "")).toEqual({ coupon: "SAVE10", discount: 49.5 });
    expect(chosen.read()).toEqual({ code: "SAVE10", discount: 4_950 });
    chosen.put(null);
    expect([chosen.read(), localStorage.length]).toEqual([null, 0]);
  });

  it.each(["{", "12", "null", "[]", '{"coupon":1,"discount":2}', '{"coupon":"A"}', '{"coupon":"A","discount":1e300}'])(
    "is none where something else was stored: %s",
    (text) => {
      localStorage.setItem("cart_coupon", text);
      expect(chosen.read()).toBeNull();
    },
  );

  it("is none in a browser that keeps nothing", () => {
    const closed = rememberedCouponIn(() => {
      throw new DOMException("no", "SecurityError");
    });
    closed.put({ code: "A", discount: paise(1) });
    expect(closed.read()).toBeNull();
  });
});

describe("the signal between windows", () => {
  it("is heard by others and not by its own, until they leave", async () => {
    const [one, other] = [cartSignal(), cartSignal()];
    const heard: string[] = [];
    const ends = [one.followOtherWindows(() => heard.push("one")), other.followOtherWindows(() => heard.push("other"))];
    one.send();
    await expect.poll(() => heard).toEqual(["other"]);
    for (const end of ends) end();
  });
});
