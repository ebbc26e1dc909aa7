import { join } from "node:path";
import { expect, it } from "vitest";
import { ShowProfile } from "#core/account/show-profile.use-case.ts";
import { HoldTime } from "#core/consultations/booking/hold-time.use-case.ts";
import { ShowBooking } from "#core/consultations/visit/show-booking.use-case.ts";
import { ListFreeTimes } from "#core/consultations/directory/list-free-times.use-case.ts";
import { practitionerId } from "#core/consultations/practitioner.ts";
import { AddToCart } from "#core/customer-cart/add-to-cart.use-case.ts";
import { addressId } from "#core/account/address.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { PlaceMyOrder } from "#core/orders/quote/place-my-order.use-case.ts";
import { QuoteMyOrder } from "#core/orders/quote/quote-my-order.use-case.ts";
import { daysAfter } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { outboxMessages } from "#adapters/outbox/outbox.ts";
import { reader } from "#tests/builders/a-reader.ts";
import { codeIn, newcomer, proof } from "#tests/browser/harness/bearer-token.ts";
import { valueOf } from "#tests/core/customer-cart/a-customers-cart.ts";
import { clientOf } from "#tests/http/over-http.ts";
import { buyersIn } from "./buyers.ts";
import { aShop, aShopFolder, beside } from "./shop-process.ts";
import type { Shop } from "./shop-process.ts";

const folder = await aShopFolder();
const HOUR = 3_600;
const DAY = 24 * HOUR;

const opened = (ahead: number) => aShop({ DATA_DIR: folder, TEST_CLOCK_AHEAD: String(ahead) });
async function ended(shop: Shop): Promise<void> {
  shop.signal("SIGTERM");
  expect(await shop.ended).toBe(0);
}

async function posted(shop: Shop, path: string, body: object) {
  const headers = { "content-type": "application/json" };
  const response = await fetch(`${shop.address}/api${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  return (await response.json()).status.status_code;
}

async function codeTo(shop: Shop, mobile: string): Promise<string> {
  const outbox = join(folder, "outbox");
  const before = (await outboxMessages(outbox)).length;
  await posted(shop, "/auth/localsignup", { mobile, captcha_token: await proof(shop.address) });
  return codeIn(outbox, mobile, before);
}

/** By how many seconds the server's answers are ahead. */
async function aheadOf(shop: Shop): Promise<number> {
  const date = (await fetch(`${shop.address}/api/shop/master/category/getAllCategory`)).headers.get("date") ?? "";
  return (Date.parse(date) - Date.now()) / 1_000;
}

it("codes, sessions, quotes and kept times are judged by the clock that is set, an hour back, a day ahead, and sessions beyond their 30 days", {
  timeout: 900_000,
}, async () => {
  const now = await opened(0);
  const { people, product } = await beside(folder, (db) => buyersIn(db, 2, 4));
  const date = daysAfter(indianDay(Date.now()), 5);
  const practitioner = practitionerId("dr-anil-bhardwaj");
  const [one = expect.unreachable(), other = expect.unreachable()] = people;
  const at = (shop: Shop, who: typeof one) => clientOf(shop.address, who.bearer);
  const times = valueOf(await at(now, one).get(ListFreeTimes)({ id: practitioner, length: 15, from: date, to: date }));
  const begin = async (who: typeof one, nth: number) => {
    const id = customerId(who.customer);
    const start = times.slots[nth]?.from ?? expect.unreachable();
    const asked = { practitioner, start, length: 15, mode: "audio", member: null, complaint: null, key: "held" } as const;
    const held = valueOf(await at(now, who).get(HoldTime)(reader(id), asked));
    await at(now, who).get(AddToCart)(id, { kind: "product", productId: product, quantity: 1 });
    const address = addressId(`flat-${who.customer}`);
    const quote = valueOf(await at(now, who).get(QuoteMyOrder)(id, { address, way: "cash" }));
    const mobile = newcomer();
    const taken = { quote: quote.id, signature: quote.signature, address, key: "placed" };
    return { who, id, held: held.id, mobile, code: await codeTo(now, mobile), taken };
  };
  const [early, late] = [await begin(one, 0), await begin(other, 1)];
  expect(Math.abs(await aheadOf(now))).toBeLessThan(60);
  await ended(now);

  const back = await opened(-HOUR);
  expect(Math.abs((await aheadOf(back)) + HOUR)).toBeLessThan(60);
  const there = at(back, early.who);
  expect(valueOf(await there.get(ShowProfile)(early.id, null)).customer.id).toBe(early.id);
  expect(valueOf(await there.get(ShowBooking)(early.id, early.held)).state).toBe("held");
  expect(await posted(back, "/auth/otpverification", { mobile: early.mobile, otp: early.code })).toBe(0);
  expect(await there.get(PlaceMyOrder)(reader(early.id), early.taken)).toMatchObject({ kind: "ok", value: { kind: "placed" } });
  await ended(back);

  const ahead = await opened(DAY);
  expect(Math.abs((await aheadOf(ahead)) - DAY)).toBeLessThan(60);
  const then = at(ahead, late.who);
  expect(valueOf(await then.get(ShowProfile)(late.id, null)).customer.id).toBe(late.id);
  await expect.poll(async () => valueOf(await then.get(ShowBooking)(late.id, late.held)).state, { timeout: 60_000 }).toBe("expired"); // By its job, which waits by the database's clock.
  expect(await posted(ahead, "/auth/otpverification", { mobile: late.mobile, otp: late.code })).not.toBe(0);
  expect(await then.get(PlaceMyOrder)(reader(late.id), late.taken)).toMatchObject({ kind: "refused" });
  await ended(ahead);

  const beyond = await opened(40 * DAY);
  const headers = { authorization: `Bearer ${early.who.bearer}` };
  const profile = await fetch(`${beyond.address}/api/user/getprofile`, { headers });
  expect((await profile.json()).status.status_code).toBe(401);
  await ended(beyond);
});
