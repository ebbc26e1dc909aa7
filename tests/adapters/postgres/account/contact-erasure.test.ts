import { expect, it, onTestFinished } from "vitest";
import { RESTORABLE_DAYS } from "#core/identity/account-status.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { postgresDepartures } from "#adapters/postgres/identity/departures.ts";
import { postgresAlerts } from "#adapters/postgres/alerts/alerts.ts";
import { postgresInbox } from "#adapters/postgres/contact/inbox.ts";
import { postgresSubscriptions } from "#adapters/postgres/newsletter/subscriptions.ts";
import { aMessage, anEmail, anEnquiry } from "#tests/builders/a-letter.ts";
import { now } from "#tests/fixtures.ts";
import { alertByLetter } from "#tests/ports/alerts/alerts-shop.ts";
import { aDatabase } from "#tests/postgres.ts";

it("what somebody wrote, their newsletter and alerts to their address go with their account, and nobody else's", async () => {
  const db = await aDatabase();
  onTestFinished(() => db.destroy());
  const [inbox, subscriptions, alerts] = [postgresInbox(db), postgresSubscriptions(db), postgresAlerts(db)];
  for (const id of ["asha", "ravi"]) {
    const email = anEmail(`${id}@example.in`);
    const customer = customerId(id);
    await db
      .insertInto("customer")
      .values({ id, name: "Somebody", mobile: null, email, created_at: new Date(now) })
      .execute();
    await inbox.keepEnquiry({ ...anEnquiry(), id: `e-${id}`, kind: "hospital", customer, at: now });
    await inbox.keepMessage({ ...aMessage(), id: `m-${id}`, customer, at: now });
    let confirm = "";
    const letter = (_: unknown, keys: { readonly confirm: string }) => {
      confirm = keys.confirm;
      return { kind: "send-email", email, subject: "", text: "", leave: null } as const;
    };
    await subscriptions.ask(email, letter, now);
    await subscriptions.confirm(confirm, now);
    await alertByLetter(alerts, email, { kind: "opening", area: "fitbook" });
  }
  const departures = postgresDepartures(db);
  await departures.begin(customerId("asha"), now);
  await departures.comeDue(customerId("asha"), now + (RESTORABLE_DAYS + 1) * 24 * 60 * 60 * 1000);

  expect((await inbox.enquiries({ kind: null, limit: 9 })).map(({ id }) => id)).toEqual(["e-ravi"]);
  expect((await inbox.messages(9)).map(({ id }) => id)).toEqual(["m-ravi"]);
  expect(await subscriptions.confirmed()).toEqual(["ravi@example.in"]);
  const left = await db
    .selectFrom("alert")
    .fullJoin("alert_key", "alert_key.email", "alert.email")
    .select(["alert.email", "alert_key.email as key"])
    .execute();
  expect(left).toContainEqual({ email: "ravi@example.in", key: "ravi@example.in" });
  expect(JSON.stringify(left)).not.toContain("asha");
});
