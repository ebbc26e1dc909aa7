import "reflect-metadata";
import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { Container } from "inversify";
import { memberId } from "#core/account/family-member.ts";
import { Households } from "#core/account/households.port.ts";
import { shownPictures } from "#core/catalogue/shown-pictures.ts";
import { AllowCareData } from "#core/consultations/consent/allow-care-data.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { fullNameIn } from "#core/identity/full-name.ts";
import { mobileIn } from "#core/identity/mobile.ts";
import { sessionId } from "#core/identity/session.ts";
import { makeBuyPlan } from "#core/plans/buying/buy-plan.use-case.ts";
import { subscriptionPayables } from "#core/plans/money/subscription-payables.ts";
import { PlanSubscriptions } from "#core/plans/subscriptions.port.ts";
import { PaymentProviders, paymentProviders } from "#core/payments/payment-providers.port.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { day } from "#core/shared/day.ts";
import { paise } from "#core/shared/money.ts";
import { areas } from "#adapters/composition/server/areas.ts";
import { useCasesIn } from "#adapters/composition/server/use-cases.ts";
import { workersIn } from "#adapters/composition/server/workers.ts";
import { demoHealthPlanPage } from "#tests/builders/demo-site.ts";
import { rowOf } from "#adapters/postgres/consultations/practitioner-row.ts";
import { NotificationListener } from "#adapters/postgres/notifications/notification-listener.ts";
import { razorpay } from "#adapters/razorpay/provider.ts";
import { wordsOfServer } from "#cli/server/words-of-server.ts";
import { settingsIn } from "#cli/settings.ts";
import { RazorpayStandIn } from "#tests/adapters/razorpay/razorpay-stand-in.ts";
import { captureBy } from "#tests/builders/a-payment-event.ts";
import { aPractitioner } from "#tests/builders/a-practitioner.ts";
import { now } from "#tests/fixtures.ts";
import { aDatabase, aPlace } from "#tests/postgres.ts";
import { onlySite } from "#tests/builders/a-letter.ts";
import type { MemberId } from "#core/account/family-member.ts";
import type { Practitioner } from "#core/consultations/practitioner.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { Session } from "#core/identity/session.ts";
import type { ServerWorkers } from "#adapters/composition/server/server-job.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** A customer with a minor of theirs, signed in with two devices. `plan`: the one that pays for both; null: none does. */
export type Patient = {
  readonly id: CustomerId;
  readonly child: MemberId;
  readonly devices: readonly Session[];
  readonly plan: PayableId | null;
};

/** So many the plan of a run pays for. */
export const CONSULTATIONS = 2;

/** A practitioner, signed in with two devices. */
export type Doctor = { readonly practitioner: Practitioner; readonly account: CustomerId; readonly devices: readonly Session[] };

/** The product as the server composes it over PostgreSQL, with a clock that a test turns and a provider that it moves by hand. */
export type BookingDesk = {
  readonly db: Database;
  readonly clock: { at: number };
  readonly standIn: RazorpayStandIn;
  readonly get: Container["get"];
  readonly workers: Partial<ServerWorkers>;
  /** With a plan that is paid for, or without one. */
  patient(request: { readonly hasPlan: boolean }): Promise<Patient>;
  doctor(): Promise<Doctor>;
  close(): Promise<void>;
};

/** Of a fee that is odd half is not the other half. */
const FEES = [
  { length: 15, mode: "audio", amount: paise(20_001) },
  { length: 30, mode: "video", amount: paise(50_000) },
  { length: 30, mode: "audio", amount: paise(0) },
] as const;

export async function aBookingDesk(): Promise<BookingDesk> {
  const place = await aPlace();
  const db = await aDatabase(place);
  const listener = new NotificationListener(place);
  const read = settingsIn({});
  if ("faults" in read) throw new RangeError(read.faults.join("\n"));
  const clock = { at: now };
  const standIn = await RazorpayStandIn.open(() => clock.at);
  const container = new Container();
  const given = {
    folder: tmpdir(),
    site: "https://niramaya.test",
    siteOf: onlySite("https://niramaya.test"),
    shown: shownPictures([]),
    settings: read.settings,
    words: wordsOfServer,
  };
  for (const { ports } of areas) await ports?.(container, { db, reading: db, listener, ...given });
  container.rebind(Clock).toConstantValue(() => clock.at);
  container.rebind(PaymentProviders).toConstantValue(paymentProviders([razorpay({ ...standIn.account, timeout: 2_000 })], "razorpay"));
  useCasesIn(container);
  const get = container.get.bind(container);
  let people = 0;
  const someone = async () => {
    const id = customerId(randomUUID());
    const mobile = mobileIn(`98${String(++people).padStart(8, "0")}`);
    if (mobile === null) throw new RangeError("no mobile");
    await db
      .insertInto("customer")
      .values({
        id,
        name: "Asha Kulkarni",
        mobile,
        email: `${id}@niramaya.example`,
        gender: "female",
        birthdate: "1990-04-02",
        created_at: new Date(now),
      })
      .execute();
    return { id, mobile, devices: ["phone", "desk"].map((device) => ({ id: sessionId(`${id} ${device}`), customer: id })) };
  };
  return {
    db,
    clock,
    standIn,
    get,
    workers: workersIn(container, () => {}, "http://niramaya.test"),
    async patient({ hasPlan }) {
      const { id, devices } = await someone();
      const [child, name] = [memberId(randomUUID()), fullNameIn("Mira Kulkarni")];
      if (name === null) throw new RangeError("no name");
      const member = { id: child, name, relation: "daughter", birthdate: day("2016-05-01"), gender: "female", consentedAt: now } as const;
      await container.get(Households).changeFamily(id, (family) => ({ kept: [...family, member], outcome: null }));
      for (const who of [null, child]) await container.get(AllowCareData)(id, { member: who, consent: true });
      return { id, child, devices, plan: hasPlan ? await planOf({ get }, id, child) : null };
    },
    async doctor() {
      const { id: account, mobile, devices } = await someone();
      const one = aPractitioner(randomUUID(), { account: mobile, fees: FEES, lead: 0 });
      await db.insertInto("practitioner").values(rowOf(one)).execute();
      return { practitioner: one.practitioner, account, devices };
    },
    async close() {
      await listener.close();
      await db.destroy();
    },
  };
}

/** A plan for a customer and their child, paid for. */
async function planOf({ get }: Pick<Container, "get">, customer: CustomerId, child: MemberId): Promise<PayableId> {
  const subscriptions = get(PlanSubscriptions);
  const plans = demoHealthPlanPage.plans.map((plan) => ({ ...plan, consultations: CONSULTATIONS }));
  const buy = makeBuyPlan({
    subscriptions,
    households: get(Households),
    now: get(Clock),
    newId: randomUUID,
    content: { healthPlanPage: async () => ({ ...demoHealthPlanPage, plans }) },
  });
  const bought = await buy({ customer, language: null }, { plan: "parivar", members: [child], key: "once" });
  if (bought.kind === "refused") throw new RangeError(bought.refusal.kind);
  const { id, plan } = bought.value;
  const at = get(Clock)();
  await subscriptionPayables(subscriptions).record(id, { events: [{ ...captureBy(`pay_${id}`, plan.price), at }], at });
  return id;
}
