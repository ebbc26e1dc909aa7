import { randomUUID } from "node:crypto";
import { afterAll, expect, it } from "vitest";
import { eventId } from "#core/events/listed-event.ts";
import { openDatabase } from "#adapters/postgres/engine/database.ts";
import { postgresEventRegister } from "#adapters/postgres/events/event-register.ts";
import { postgresEvents } from "#adapters/postgres/events/events.ts";
import { lockEvent } from "#adapters/postgres/events/advance-event.ts";
import { postgresCustomers } from "#adapters/postgres/identity/customers.ts";
import { aNewCustomer } from "#tests/builders/a-new-customer.ts";
import { aListedEvent } from "#tests/core/events/a-listed-event.ts";
import { now } from "#tests/fixtures.ts";
import { aDatabase, aPlace } from "#tests/postgres.ts";

const TIMEOUT = 1_000;

const place = await aPlace();
const elsewhere = await aDatabase(place);
const here = openDatabase(place, { connections: 2, timeout: TIMEOUT });
afterAll(() => Promise.all([elsewhere.destroy(), here.destroy()]));

it("a crowd that waits for one event longer than anybody waits for a connection is answered, and leaves others one", async () => {
  const event = aListedEvent({ id: eventId(randomUUID()), capacity: 1 });
  await postgresEventRegister(elsewhere).change(
    [event.id],
    () => ({ put: [{ event, capacity: null, to: null, moves: 0 }], audit: null, answer: null }),
    now,
  );
  const crowd = Array.from({ length: 20 }, () => aNewCustomer());
  for (const customer of crowd) await postgresCustomers(elsewhere).register(customer, now);
  const events = postgresEvents(here);
  const slow = await elsewhere.startTransaction().execute();
  await lockEvent(slow, event.id);
  const joining = Promise.allSettled(crowd.map(({ id }) => events.take(event.id, { customer: id, deed: "join", secret: "AB12CD" }, now)));
  const until = performance.now() + 2 * TIMEOUT;
  let isShown = true;
  while (isShown && performance.now() < until)
    isShown = await events.find(event.id, now).then(
      (found) => found !== null,
      () => false,
    );
  await slow.commit().execute();
  expect(isShown).toBe(true);
  const joined = await joining;
  expect(joined.map((one) => (one.status === "fulfilled" ? one.value?.seat?.state : one.reason)).toSorted()).toEqual([
    ...["going", ...Array.from({ length: 19 }, () => "waiting")],
  ]);
});
