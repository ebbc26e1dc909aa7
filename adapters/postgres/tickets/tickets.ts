import { sql } from "kysely";
import { fileId } from "#core/files/file-id.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { grouped } from "#core/shared/grouped.ts";
import { ok, refused } from "#core/shared/result.ts";
import { areTakenTogether, resolvedOnceIn, ticketFileOf, ticketNumber } from "#core/tickets/ticket.ts";
import { putAudit } from "#adapters/postgres/staff/audit-log.ts";
import { fromCustomer } from "#adapters/postgres/account/known-customer.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { inTransaction } from "#adapters/postgres/engine/in-transaction.ts";
import { putJobsIn } from "#adapters/postgres/jobs/queue.ts";
import type { Selectable } from "kysely";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { MediaType } from "#core/files/upload.ts";
import type { Ticket, TicketMessage, TicketWords } from "#core/tickets/ticket.ts";
import type { KeptTicket, TicketChange, Tickets, TicketStep } from "#core/tickets/tickets.port.ts";
import type { Result } from "#core/shared/result.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { TicketMessageRow, TicketRow } from "./tables.ts";

export const postgresTickets = (db: Database): Tickets =>
  namingOutages("tickets", {
    open: (ticket) =>
      inTransaction(db, async (trx) => {
        const { customer, subject, topic, words, language, at } = ticket;
        if (!(await isHeld(trx, customer))) throw new TypeError("a customer who is there");
        const before = await trx
          .selectFrom("ticket")
          .selectAll()
          .where("customer", "=", customer)
          .where("opened_by", "=", words.id)
          .executeTakeFirst();
        if (before !== undefined) return ok(await only(trx, before));
        if (!(await areTheirs(trx, customer, words))) return UNKNOWN_FILE;
        const row = await put(trx, {
          number: null,
          customer,
          subject: subject.kind,
          payable: subject.id,
          topic,
          language,
          state: "open",
          opened_by: words.id,
          opened_at: new Date(at),
          resolved_at: null,
        });
        await say(trx, row, { ...words, from: "customer" }, { place: 1, at });
        return ok(await only(trx, row));
      }),

    change: (change) => inTransaction(db, (trx) => changed(trx, change)),

    async withNumber(number, of) {
      // Where it is not known whose it is, a distributed PostgreSQL asks all nodes.
      const row = await db
        .selectFrom("ticket")
        .selectAll()
        .where("number", "=", number)
        .$if(of !== null, (query) => query.where("customer", "=", of ?? ""))
        .executeTakeFirst();
      return row === undefined ? null : only(db, row);
    },

    async list({ customer, subject, states, before, limit }) {
      const rows = await db
        .selectFrom("ticket")
        .selectAll()
        .$if(customer !== null, (query) => query.where("customer", "=", customer ?? "")) // Those of all customers are asked of all nodes.
        .$if(subject !== null, (query) => query.where("subject", "=", subject?.kind ?? "order").where("payable", "=", subject?.id ?? ""))
        .$if(states !== null, (query) => query.where("state", "in", states === null || states.length === 0 ? [sql<"open">`''`] : states))
        .$if(before !== null, (query) => query.where("number", "<", before ?? 0))
        .orderBy("number", "desc")
        .limit(limit)
        .execute();
      return withMessages(db, rows);
    },

    /** Asked of all nodes. */
    async countOpenSince(before) {
      const { open } = await db
        .selectFrom("ticket")
        .select(({ fn }) => fn.countAll<number>().as("open"))
        .where("state", "=", "open")
        .where("opened_at", "<", new Date(before))
        .executeTakeFirstOrThrow();
      return open;
    },
  });

const UNKNOWN_FILE = refused({ kind: "unknown-file" });
const UNKNOWN_TICKET = refused({ kind: "unknown-ticket" });

async function changed<Refusal>(
  trx: Database,
  { number, of, at, decide }: TicketChange<Refusal>,
): Promise<Result<Ticket, Refusal | { readonly kind: "unknown-file" } | { readonly kind: "unknown-ticket" }>> {
  const customer = of ?? (await whoseIs(trx, number));
  if (customer === null || !(await isHeld(trx, customer))) return UNKNOWN_TICKET;
  const row = await trx
    .selectFrom("ticket")
    .selectAll()
    .where("customer", "=", customer)
    .where("number", "=", number)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return UNKNOWN_TICKET;
  const ticket = await only(trx, row);
  const decided = decide(ticket);
  if (decided.kind === "refused") return decided;
  if (decided.value === null) return ok(ticket);
  const { state, said, audit, jobs }: TicketStep = decided.value;
  if (said !== null && !(await areTheirs(trx, ticket.customer, said))) return UNKNOWN_FILE;
  const resolvedAt = resolvedOnceIn(state, ticket, at);
  const after = await put(trx, { ...row, state, resolved_at: resolvedAt === null ? null : new Date(resolvedAt) });
  if (said !== null) await say(trx, row, said, { place: ticket.messages.length + 1, at });
  if (audit !== null) await putAudit(trx, audit);
  await putJobsIn(trx, jobs);
  return ok(await only(trx, after));
}

/** The customer of a ticket, for which all nodes are asked. No ticket is ever handed to another customer. */
async function whoseIs(trx: Database, number: number): Promise<CustomerId | null> {
  const row = await trx.selectFrom("ticket").select("customer").where("number", "=", number).executeTakeFirst();
  return row === undefined ? null : customerId(row.customer);
}

/**
 * Whether the customer is there. They stay until the transaction ends, and what is done to their tickets is done one after the other.
 * Whoever erases an account holds the customer before the tickets as well.
 */
async function isHeld(trx: Database, customer: CustomerId): Promise<boolean> {
  const held = await trx.selectFrom("customer").select("id").where("id", "=", customer).forNoKeyUpdate().executeTakeFirst();
  return held !== undefined;
}

/**
 * Puts a ticket of a customer who is held, one without a number as a new one, or its new state. Both from the customer's row: a distributed
 * PostgreSQL then commits it in two phases, together with what is written down and to be done, where it would commit an update on the node
 * first.
 */
async function put(trx: Database, ticket: Omit<Selectable<TicketRow>, "number"> & { readonly number: number | null }) {
  const { number, customer, subject, payable, topic, language, state, opened_by, opened_at, resolved_at } = ticket;
  const { rows } = await sql<Selectable<TicketRow>>`
    insert into ticket (number, customer, subject, payable, topic, language, state, opened_by, opened_at, resolved_at)
    select coalesce(${number}::int8, nextval('message_number_seq')), id, ${subject}, ${payable}, ${topic}, ${language}, ${state}, ${opened_by},
      ${opened_at}::timestamptz, ${resolved_at}::timestamptz ${fromCustomer(customerId(customer))}
    on conflict (customer, number) do update set state = excluded.state, resolved_at = excluded.resolved_at returning *`.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new TypeError("a customer who is there");
  return row;
}

/** Whether the files of a message are the customer's own for tickets, and no more than may be sent. */
async function areTheirs(trx: Database, customer: string, { files }: TicketWords): Promise<boolean> {
  if (files.length === 0) return true;
  const rows = await trx
    .selectFrom("upload")
    .select(["id", "kind"])
    .where("id", "in", [...files])
    .where("owner", "=", customer)
    .forKeyShare() // None of them is forgotten meanwhile.
    .execute();
  return areTakenTogether(files, new Map(rows.map(({ id, kind }) => [fileId(id), kind])));
}

type Said = TicketWords & { readonly from: "customer" | "staff" };

type Place = { readonly place: number; readonly at: number };

/** As part of a transaction that holds the customer. */
async function say(
  trx: Database,
  { customer, number: ticket }: Selectable<TicketRow>,
  { id, from, text, files }: Said,
  { place, at }: Place,
) {
  await trx
    .insertInto("ticket_message")
    .values({ customer, ticket, place, id, sender: from, said_at: new Date(at), text })
    .execute();
  if (files.length === 0) return;
  await trx
    .insertInto("ticket_file")
    .values(files.map((upload, index) => ({ ticket, message: place, place: index + 1, upload })))
    .execute();
}

async function only(db: Database, row: Selectable<TicketRow>): Promise<KeptTicket> {
  const [ticket] = await withMessages(db, [row]);
  if (ticket === undefined) throw new TypeError("a ticket is its row");
  return ticket;
}

async function withMessages(db: Database, rows: readonly Selectable<TicketRow>[]): Promise<readonly KeptTicket[]> {
  if (rows.length === 0) return [];
  const numbers = rows.map(({ number }) => number);
  const customers = [...new Set(rows.map(({ customer }) => customer))];
  const messages = await db
    .selectFrom("ticket_message")
    .selectAll()
    .where("customer", "in", customers)
    .where("ticket", "in", numbers)
    .orderBy("place")
    .execute();
  const files = await db
    .selectFrom("ticket_file")
    .innerJoin("upload", "upload.id", "ticket_file.upload")
    .select(["ticket", "message", "upload.id", "media_type"])
    .where("ticket", "in", numbers)
    .orderBy("place")
    .execute();
  const messagesOf = grouped(messages, ({ ticket }) => ticket);
  const filesOf = grouped(files, ({ ticket, message }) => `${ticket}/${message}`);
  return rows.map((row) =>
    ticketIn(
      row,
      (messagesOf.get(row.number) ?? []).map((one) => messageIn(one, filesOf.get(`${row.number}/${one.place}`))),
    ),
  );
}

const ticketIn = (row: Selectable<TicketRow>, messages: readonly TicketMessage[]): KeptTicket => ({
  number: ticketNumber(row.number),
  customer: customerId(row.customer),
  subject: { kind: row.subject, id: payableId(row.payable) },
  topic: row.topic,
  language: row.language,
  state: row.state,
  openedAt: row.opened_at.getTime(),
  resolvedAt: row.resolved_at?.getTime() ?? null,
  messages,
});

type FileRow = { readonly id: string; readonly media_type: MediaType };

const messageIn = ({ id, sender, said_at, text }: TicketMessageRow, files: readonly FileRow[] = []): TicketMessage => ({
  id,
  from: sender,
  at: said_at.getTime(),
  text,
  files: files.map((file) => ticketFileOf({ id: fileId(file.id), mediaType: file.media_type })),
});
