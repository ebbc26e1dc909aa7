import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryTicketSubjects } from "#adapters/memory/tickets/ticket-subjects.ts";
import { rowOf } from "#adapters/postgres/consultations/practitioner-row.ts";
import { putOrders } from "#adapters/postgres/demo/put-orders.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import { postgresTicketSubjects } from "#adapters/postgres/tickets/ticket-subjects.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import { customerId } from "#core/identity/customer-id.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import { payableId } from "#core/ledger/entry.ts";
import type { Order } from "#core/orders/order/order.ts";
import { newOrder } from "#core/orders/order/order.ts";
import type { TicketSubjectKind } from "#core/tickets/ticket-subject.ts";
import type { TicketSubjects } from "#core/tickets/ticket-subjects.port.ts";
import { inMysuru, inPune, ordersDay } from "#tests/builders/a-checkout.ts";
import { aMemoryOrder } from "#tests/builders/a-memory-order.ts";
import { aPractitioner } from "#tests/builders/a-practitioner.ts";
import { anOrder, aPlacedOrder } from "#tests/builders/an-order.ts";
import { appointmentInMemory, labBookingInMemory } from "#tests/builders/consultations/booked-in-memory.ts";
import { now } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
  for (const { gstin } of [inPune, inMysuru]) await db.insertInto("seller").values({ gstin }).execute();
  await db
    .insertInto("practitioner")
    .values(rowOf(aPractitioner("sunanda")))
    .execute();
});
afterAll(() => db.destroy());

/** What customers have; each is told by its id, and an order by its number too. */
type Place = {
  readonly subjects: TicketSubjects;
  someone(): Promise<CustomerId>;
  order(customer: CustomerId, order: Order): Promise<string>;
  appointment(customer: CustomerId, start: number): Promise<PayableId>;
  labBooking(customer: CustomerId, start: number): Promise<PayableId>;
};

const stores: Record<string, () => Place> = {
  memory: () => {
    const memory = new Memory();
    const made = (put: typeof appointmentInMemory) => async (customer: CustomerId, start: number) => {
      const id = payableId(randomUUID());
      put(memory, { id, customer, start });
      return id;
    };
    return {
      subjects: memoryTicketSubjects(memory),
      someone: async () => customerId(randomUUID()),
      async order(customer, order) {
        memory.orders.set(order.id, aMemoryOrder(order, customer, { number: "NM10000001" }));
        return "NM10000001";
      },
      appointment: made(appointmentInMemory),
      labBooking: made(labBookingInMemory),
    };
  },
  postgres: () => ({
    subjects: postgresTicketSubjects(db),
    async someone() {
      const id = randomUUID();
      await db
        .insertInto("customer")
        .values({
          id,
          name: "Asha Kulkarni",
          mobile: null,
          email: null,
          created_at: new Date(now),
        })
        .execute();
      return customerId(id);
    },
    async order(customer, given) {
      const history = given.history.map((step) => (step.by.kind === "customer" ? { ...step, by: { ...step.by, id: customer } } : step));
      const order: Order = { ...given, customer, history };
      const moments = order.history.map((step) => ({ step, events: [] }));
      await db.transaction().execute((trx) => putOrders(trx, [{ order: newOrder(order), madeAt: ordersDay, moments }]));
      return (await db.selectFrom("shop_order").select("number").where("id", "=", order.id).executeTakeFirstOrThrow()).number;
    },
    async appointment(customer, start) {
      const id = payableId(randomUUID());
      const row = {
        id,
        practitioner: "sunanda",
        customer,
        member: null,
        length: 30,
        buffer: 5,
        state: "completed",
        expires_at: null,
      } as const;
      await db
        .insertInto("booking")
        .values({ ...row, starts_at: new Date(start) })
        .execute();
      return id;
    },
    async labBooking(customer, start) {
      const id = payableId(randomUUID());
      const facts = {
        lab: { id: "sahyadri", name: "Sahyadri" },
        place: { kind: "centre" },
        basket: { people: ["SENTINEL test"] },
      };
      const row = {
        id,
        customer,
        lab: "sahyadri",
        place: "centre",
        pincode: null,
        state: "ready",
        expires_at: null,
      } as const;
      await db
        .insertInto("lab_booking")
        .values({
          ...row,
          starts_at: new Date(start),
          made_at: new Date(now),
          call_key: id,
          language: null,
          facts: JSON.stringify(facts),
        })
        .execute();
      return id;
    },
  }),
};

const named = (order: Order): Order => ({
  ...order,
  id: payableId(randomUUID()),
});

describe.each(Object.entries(stores))("what tickets may be about, kept in %s,", (_, place) => {
  it("is told by the order's number, or with whom and when the booking is, and by nothing of anybody's health", async () => {
    const { subjects, someone, order, appointment, labBooking } = place();
    const asha = await someone();
    const placed = named(aPlacedOrder({}, "cash"));
    const number = await order(asha, placed);
    const [booked, tests] = [await appointment(asha, now + 1), await labBooking(asha, now + 2)];
    const asked = [
      { kind: "order", id: placed.id },
      { kind: "appointment", id: booked },
      { kind: "lab-booking", id: tests },
      { kind: "appointment", id: booked },
    ] as const;
    const found = await subjects.of(asha, asked);
    expect(found.toSorted((a, b) => (a.start ?? 0) - (b.start ?? 0))).toEqual([
      { kind: "order", id: placed.id, name: number, start: null },
      {
        kind: "appointment",
        id: booked,
        name: "Dr. Sunanda Joshi",
        start: now + 1,
      },
      { kind: "lab-booking", id: tests, name: "Sahyadri", start: now + 2 },
    ]);
    expect(JSON.stringify(found)).not.toContain("SENTINEL");
    expect(await subjects.of(asha, [])).toEqual([]);
  });

  it("is one's own, of the kind that is named, and no mere quote", async () => {
    const { subjects, someone, order, appointment, labBooking } = place();
    const [asha, ravi] = [await someone(), await someone()];
    const [placed, quoted] = [named(aPlacedOrder({}, "cash")), named(anOrder({}, "cash"))];
    await order(asha, placed);
    await order(asha, quoted);
    const own: Record<TicketSubjectKind, PayableId> = {
      order: placed.id,
      appointment: await appointment(asha, now),
      "lab-booking": await labBooking(asha, now),
    };
    const kinds = ["order", "appointment", "lab-booking"] as const;
    for (const kind of kinds)
      for (const other of kinds)
        expect((await subjects.of(asha, [{ kind, id: own[other] }])).map(({ id }) => id)).toEqual(kind === other ? [own[kind]] : []);
    expect(
      await subjects.of(
        ravi,
        kinds.map((kind) => ({ kind, id: own[kind] })),
      ),
    ).toEqual([]);
    expect(await subjects.of(asha, [{ kind: "order", id: quoted.id }])).toEqual([]);
    expect(
      await subjects.of(
        asha,
        kinds.map((kind) => ({ kind, id: payableId("none") })),
      ),
    ).toEqual([]);
  });
});
