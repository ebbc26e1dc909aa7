import { expect, it } from "vitest";
import { CancelBooking } from "#core/consultations/booking/cancel-booking.use-case.ts";
import { HoldTime } from "#core/consultations/booking/hold-time.use-case.ts";
import { PreviewCancel } from "#core/consultations/booking/preview-cancel.use-case.ts";
import { ShowBooking } from "#core/consultations/booking/show-booking.use-case.ts";
import { ListFreeTimes } from "#core/consultations/directory/list-free-times.use-case.ts";
import { practitionerId } from "#core/consultations/practitioner/practitioner.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { balances } from "#core/ledger/ledger.ts";
import { BeginPayment } from "#core/payments/begin-payment.use-case.ts";
import { daysAfter } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { postgresBookings } from "#adapters/postgres/consultations/bookings.ts";
import { troublesOfBookings } from "#adapters/postgres/consultations/booking-troubles.ts";
import { reader } from "#tests/builders/a-reader.ts";
import { valueOf } from "#tests/core/customer-cart/a-customers-cart.ts";
import { clientOf } from "#tests/http/over-http.ts";
import { KilledShop } from "./killed-shop.ts";
import { aShopFolder, beside, signedIn } from "./shop-process.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const folder = await aShopFolder();

it("an appointment is booked, cancelled and paid back once, whenever its server is killed on the way", { timeout: 600_000 }, async () => {
  const shop = await KilledShop.open(folder);
  const [{ customer, bearer } = { customer: "", bearer: "" }] = await beside(folder, (db) => signedIn(db, 1));
  const nirmala = customerId(customer);
  const at = (address: string) => clientOf(address, bearer);

  const date = daysAfter(indianDay(Date.now()), 3);
  const practitioner = practitionerId("dr-anil-bhardwaj");
  const times = valueOf(await at(shop.address).get(ListFreeTimes)({ id: practitioner, length: 15, from: date, to: date }));
  const start = times.slots[0]?.from ?? expect.unreachable();
  const asked = { practitioner, start, length: 15, mode: "audio", member: null, complaint: null, key: "held-once" } as const;
  const { id, fee } = valueOf(await shop.through((url) => at(url).get(HoldTime)(reader(nirmala), asked)));
  const { form } = valueOf(await shop.through((url) => at(url).get(BeginPayment)(nirmala, { payable: id, key: "begun-once" })));
  const pressed = await shop.through((url) =>
    fetch(`${url}/sandbox/pay/answer`, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ order: form.fields["order"] ?? "", deed: "pay" }),
    }),
  );
  await shop.through((url) => fetch(`${url}${pressed.headers.get("location") ?? ""}`, { redirect: "manual" }));
  await beside(folder, async (db) => {
    const [kept, ...others] = await postgresBookings(db).of(nirmala);
    expect([kept?.booking.id, kept?.booking.state, others]).toEqual([id, "confirmed", []]);
    expect(await troublesIn(db, id)).toEqual([]);
  });

  const shown = valueOf(await at(shop.address).get(PreviewCancel)(nirmala, id));
  expect(shown.back).toBe(fee);
  const cancelled = valueOf(await shop.through((url) => at(url).get(CancelBooking)(nirmala, id)));
  expect([cancelled.state, cancelled.back]).toEqual(["cancelled_by_patient", fee]);
  await shop.again(); // It may be sending the money back at this moment.
  await expect.poll(async () => valueOf(await at(shop.address).get(ShowBooking)(nirmala, id)).isBack, { timeout: 60_000 }).toBe(true);
  await beside(folder, async (db) => {
    const kept = await postgresBookings(db).withId(id);
    expect(kept?.booking.history.flatMap(({ deed }) => (deed.kind === "state" ? [deed.event] : []))).toEqual([
      "hold",
      "ask",
      "pay",
      "cancel",
    ]);
    expect([...balances(kept?.ledger ?? []).values()].reduce((sum, one) => sum + one, 0)).toBe(0);
    const paid = db
      .selectFrom("sandbox_payment")
      .selectAll()
      .where("order_id", "=", form.fields["order"] ?? "");
    expect(await paid.execute()).toHaveLength(1);
    expect(await troublesIn(db, id)).toEqual([]);
  });
  await shop.stop();
});

async function troublesIn(db: Database, id: string): Promise<readonly unknown[]> {
  const found: unknown[] = [];
  for await (const trouble of troublesOfBookings(db, Date.now())) if (trouble.booking === id) found.push(trouble);
  return found;
}
