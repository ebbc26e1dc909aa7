import { sql } from "kysely";
import { expect, it } from "vitest";
import { ticketNumber } from "#core/tickets/ticket.ts";
import { madeBy, namesOfMigrations } from "#adapters/postgres/migrate.ts";
import { ticketsByCustomer } from "#adapters/postgres/migrations/0156-tickets-by-customer.ts";
import { postgresTickets } from "#adapters/postgres/tickets/tickets.ts";
import { anEmptyDatabase } from "#tests/postgres.ts";

it("messages are their ticket's customer's, also those that servers of before put, and go with what these erase", async () => {
  const db = await anEmptyDatabase();
  const before = namesOfMigrations.filter((name) => name < "0156");
  await db.transaction().execute((trx) => madeBy(trx, before));
  await sql`insert into customer (id, name, created_at) values ('asha', 'Asha', now()), ('ravi', 'Ravi', now())`.execute(db);
  await sql`insert into ticket (number, customer, payable, topic, state, opened_by, opened_at)
    values (7, 'asha', 'o-1', 'delivery', 'open', 'm-1', now()), (8, 'ravi', 'o-2', 'delivery', 'open', 'm-1', now())`.execute(db);
  await sql`insert into upload (id, owner, kind, audience, media_type, bytes, uploaded_at)
    values ('u-1', 'asha', 'ticket-picture', 'owner', 'image/webp', 9, now())`.execute(db);
  /** As a server of before puts it. */
  const said = (ticket: number, place: number) =>
    sql`insert into ticket_message (ticket, place, id, sender, said_at, text)
      values (${ticket}, ${place}, ${`m-${place}`}, 'customer', now(), ${`${ticket}/${place}`})`.execute(db);
  await said(7, 1);
  await said(8, 1);
  await sql`insert into ticket_file (ticket, message, place, upload) values (7, 1, 1, 'u-1')`.execute(db);

  await db.transaction().execute((trx) => ticketsByCustomer.up(trx));
  await said(7, 2);
  const tickets = postgresTickets(db);
  const messages = async (number: number) => (await tickets.withNumber(ticketNumber(number), null))?.messages;
  expect(await messages(7)).toMatchObject([
    { text: "7/1", files: [{ id: "u-1" }] },
    { text: "7/2", files: [] },
  ]);
  expect(await messages(8)).toMatchObject([{ text: "8/1" }]);
  await expect(said(7, 2)).rejects.toThrow("ticket_message_pkey");
  await expect(said(9, 1)).rejects.toThrow('null value in column "customer"');

  await sql`delete from ticket where customer = 'asha'`.execute(db);
  expect((await sql`select customer, ticket from ticket_message`.execute(db)).rows).toEqual([{ customer: "ravi", ticket: 8 }]);
  await sql`delete from upload where owner = 'asha'`.execute(db);
  expect((await sql`select ticket from ticket_file`.execute(db)).rows).toEqual([]);
});
