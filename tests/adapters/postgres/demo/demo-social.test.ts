import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shownEvent } from "#core/events/shown-event.ts";
import { postgresLandingPageRegister } from "#adapters/postgres/content/landing-pages.ts";
import { postgresEventRegister } from "#adapters/postgres/events/event-register.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { demoCustomerId } from "#adapters/demo-people/people-at.ts";
import { postgresTickets } from "#adapters/postgres/tickets/tickets.ts";
import { postgresTicketSubjects } from "#adapters/postgres/tickets/ticket-subjects.ts";
import { postgresQuizzes } from "#adapters/postgres/quizzes/quizzes.ts";
import { demo } from "#tests/builders/demo.ts";
import { aStockedDatabase } from "#tests/stocked-template.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

let db: Database;
beforeAll(async () => {
  db = await aStockedDatabase();
}, 180_000);
afterAll(() => db.destroy());

describe("the demo", () => {
  it("has quizzes that come, are open, are hosted live, and are over with more than 300 results", async () => {
    const quizzes = await postgresQuizzes(db).list(50);
    const stateOf = ({ quiz: { mode, opensAt, closesAt } }: (typeof quizzes)[number]) =>
      closesAt <= demo.now ? "over" : opensAt > demo.now ? "coming" : mode.kind;
    const by = Map.groupBy(quizzes, stateOf);
    expect([...by.keys()].toSorted()).toEqual(["coming", "live", "over", "questionnaire"]);
    for (const { takers } of by.get("over") ?? []) expect(takers).toBeGreaterThanOrEqual(300);
    for (const { takers } of by.get("coming") ?? []) expect(takers).toBe(0);
  });

  it("has events that are free to join, full with a line, cancelled and over", async () => {
    const events = (await postgresEventRegister(db).find(null, demo.now)).map((stored) => shownEvent(stored, demo.now));
    expect(new Set(events.map(({ state }) => state))).toEqual(new Set(["published", "full", "cancelled", "ended"]));
    expect(events.some(({ state, price }) => state === "published" && price === 0)).toBe(true);
    expect(events.some(({ state, waiting }) => state === "full" && waiting > 0)).toBe(true);
  });

  it("has tickets about an order, an appointment and a lab test that are behind Asha, each as far along as another", async () => {
    const customer = customerId(demoCustomerId("asha"));
    const tickets = await postgresTickets(db).list({ customer, subject: null, states: null, before: null, limit: 10 });
    expect(tickets.map(({ state, subject, messages }) => [state, subject.kind, messages.length])).toEqual([
      ["waiting-for-customer", "order", 2],
      ["in-progress", "appointment", 2],
      ["closed", "lab-booking", 3],
    ]);
    const named = await postgresTicketSubjects(db).of(
      customer,
      tickets.map(({ subject }) => subject),
    );
    const behind = new Map(named.map(({ kind, start }) => [kind, start]));
    for (const { subject, openedAt } of tickets) expect(openedAt).toBeGreaterThan(behind.get(subject.kind) ?? 0);
    const { delivered } = await db
      .selectFrom("order_step")
      .select(({ fn }) => fn.max("at").as("delivered"))
      .where("order_id", "=", tickets[0]?.subject.id ?? "")
      .executeTakeFirstOrThrow();
    expect(tickets[0]?.openedAt).toBeGreaterThan(new Date(delivered).getTime());
  });

  it("has a landing page with a block of each kind", async () => {
    const pages = await postgresLandingPageRegister(db).all();
    expect(new Set(pages.flatMap(({ blocks }) => blocks.map(({ kind }) => kind)))).toEqual(
      new Set(["banner", "shelf", "practitioners", "quiz", "challenge", "event", "text", "enquiry"]),
    );
  });
});
