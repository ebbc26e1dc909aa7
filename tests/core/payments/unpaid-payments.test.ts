import { describe, expect, it } from "vitest";
import { now } from "#tests/fixtures.ts";
import { aPaymentDesk, DUE, id } from "./a-payment-desk.ts";
import { AFTER_WAITING, MINUTE } from "./a-payment-shop.ts";

describe("what waits for a customer's payment", () => {
  it("is listed with its amount, what closes first is first, and is gone once it is paid or too late", async () => {
    const desk = await aPaymentDesk();
    const asha = await desk.someone();
    const { order: early } = await desk.waiting({ [id("amla")]: 1 }, asha);
    desk.clock.at += MINUTE;
    const { order: later } = await desk.waiting({ [id("amla")]: 2 }, asha);
    await desk.waiting({ [id("dill")]: 1 });
    const listed = async () => (await desk.unpaid(asha.id)).map(({ id: one, amount, until }) => [one, amount, until]);
    const [one, other] = [
      [early, DUE, now + 30 * MINUTE],
      [later, 2 * DUE, now + 31 * MINUTE],
    ];
    expect(await listed()).toEqual([one, other]);
    const begun = await desk.begin(asha.id, { payable: early, key: "a" });
    const fields = begun.kind === "ok" ? begun.value.form.fields : {};
    await desk.callback(desk.standIn.broughtBy(desk.standIn.pay(fields["order_id"] ?? "", "captured")));
    expect(await listed()).toEqual([other]);
    desk.clock.at += AFTER_WAITING;
    expect(await listed()).toEqual([]);
  });
});
