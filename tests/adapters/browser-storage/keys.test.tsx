import { expect, it } from "vitest";
import { chosenCityIn } from "#adapters/browser-storage/chosen-city.ts";
import { rememberedCouponIn } from "#adapters/browser-storage/remembered-coupon.ts";
import { deviceSessionIn } from "#adapters/browser-storage/device-session.ts";
import { guestCartIn } from "#adapters/browser-storage/guest-cart.ts";
import { readStoredLine, storedLineOf } from "#adapters/cart-file/stored-line.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { mobileIn } from "#core/identity/mobile.ts";
import { paise } from "#core/shared/money.ts";
import { aUser } from "#tests/builders/a-user.ts";
import { aProduct } from "#tests/fixtures.ts";

const storage = () => localStorage;

it("A browser keeps what the shop knows today under the specification's own names, and under no other spelling of them [en-browser-storage] [ru-storage-firebase-token] [ru-storage-mobilenosession] [ru-storage-useridsession] [ru-storage-popup-counter]", () => {
  const device = deviceSessionIn({ storage, tab: storage, page: () => document, isSecure: false });
  const { cart: _, wishes: __, ...profile } = aUser();
  device.keep({ bearer: "secret", profile });
  device.savePath("/profile");
  guestCartIn(storage, { read: readStoredLine, print: storedLineOf }).put([{ product: aProduct("Triphala"), quantity: 1 }]);
  rememberedCouponIn(storage).put({ code: "SAVE10", discount: paise(4_950) });
  chosenCityIn(storage).put("Pune");
  device.keepRecovery({ bearer: "another secret", leaver: customerId("ravi") });
  device.keepMobile(mobileIn("9820012345"));
  device.keepPushToken("a-push-token");
  device.countClosedSignIn();
  const stored = Object.keys(localStorage);
  for (const name of ["userIdSession", "mobileNoSession", "firebase-token", "popup-count"]) expect(stored).toContain(name);
  for (const name of ["user", "userId", "token", "page-name", "cart_product", "coupon", "cart_coupon", "city", "country", "countryCode"])
    expect(stored).toContain(name);
  expect(stored).not.toContain("user_Id");
  expect(document.cookie).toContain("token=secret");
});
