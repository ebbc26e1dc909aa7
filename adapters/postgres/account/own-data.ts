import { sql } from "kysely";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { postgresTickets } from "#adapters/postgres/tickets/tickets.ts";
import type { OwnData } from "#core/account/own-data.port.ts";
import type { TicketNumber } from "#core/tickets/ticket.ts";
import { postgresOrders } from "#adapters/postgres/orders/orders.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { OrderPage } from "#core/orders/order/orders.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { KeptTicket } from "#core/tickets/tickets.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** Of a table the rows whose `owner` is the customer, in the order of `key`, which is each row's own. No column that isn't named is told. */
type Source = {
  readonly name: string;
  readonly table: string;
  readonly owner: string;
  readonly key: string;
  readonly columns: readonly string[];
};

export const EXPORTED_TABLES: readonly Source[] = [
  {
    name: "account",
    table: "customer",
    owner: "id",
    key: "id",
    columns: [
      "id",
      "name",
      "mobile",
      "email",
      "gender",
      "birthdate",
      "role",
      "reference_code",
      "invite_code",
      "aggregator",
      "standing",
      "due_from",
      "created_at",
    ],
  },
  { name: "invited", table: "customer_invite", owner: "invited", key: "invited", columns: ["invited_at"] },
  { name: "sessions", table: "session", owner: "customer", key: "id", columns: ["opened_at", "used_at", "opens"] },
  {
    name: "addresses",
    table: "address",
    owner: "customer",
    key: "id",
    columns: ["id", "name", "mobile", "line1", "line2", "landmark", "city", "state", "pincode", "kind", "is_default"],
  },
  {
    name: "members",
    table: "family_member",
    owner: "customer",
    key: "id",
    columns: ["id", "name", "relation", "birthdate", "gender", "consented_at"],
  },
  {
    name: "reward_points",
    table: "reward_entry",
    owner: "customer",
    key: "id",
    columns: ["id", "points", "kind", "reason", "payable", "entered_at", "usable_from", "expires_at"],
  },
  { name: "cart", table: "cart_line", owner: "customer", key: "product", columns: ["product", "quantity"] },
  { name: "wishlist", table: "wish", owner: "customer", key: "product", columns: ["product"] },
  { name: "follows", table: "follow", owner: "follower", key: "followed", columns: ["followed", "changed_at"] },
  { name: "blocked_users", table: "customer_block", owner: "blocker", key: "blocked", columns: ["blocked", "blocked_at"] },
  { name: "reported_users", table: "customer_report", owner: "reporter", key: "reported", columns: ["reported", "reason", "reported_at"] },
  { name: "groups", table: "fitbook_group_member", owner: "customer", key: "place", columns: ["place", "state", "changed_at"] },
  { name: "challenges", table: "challenge_member", owner: "customer", key: "place", columns: ["place", "state", "changed_at"] },
  {
    name: "notifications",
    table: "notification",
    owner: "customer",
    key: "id",
    columns: [
      "id",
      "kind",
      "from_customer",
      "fitbook_group",
      "challenge",
      "state",
      "shop_order",
      "news",
      "announcement",
      "created_at",
      "read_at",
    ],
  },
  {
    name: "enquiries",
    table: "enquiry",
    owner: "customer",
    key: "id",
    columns: ["id", "kind", "about", "name", "mobile", "email", "city", "message", "sent_at"],
  },
  {
    name: "messages",
    table: "message",
    owner: "customer",
    key: "id",
    columns: ["number", "name", "email", "mobile", "message", "sent_at"],
  },
  {
    name: "reviews",
    table: "review",
    owner: "customer",
    key: "id",
    columns: ["id", "subject_kind", "subject", "version", "state", "stars", "text", "reason", "written_at"],
  },
  { name: "uploads", table: "upload", owner: "owner", key: "id", columns: ["id", "kind", "media_type", "bytes", "uploaded_at"] },
];

/** What is not told, by the column that names the customer: it is somebody else's, a secret, or told with something above. A test refuses any other. */
export const NOT_EXPORTED: readonly (readonly [table: string, column: string])[] = [
  ["cart", "customer"], // Its lines are told.
  ["customer_block", "blocked"],
  ["customer_invite", "inviter"], // That others signed up is theirs to tell.
  ["customer_report", "reported"],
  ["follow", "followed"],
  ["notification", "from_customer"],
  ["notified", "customer"], // A counter.
  ["password_reset", "customer"],
  ["profile_picture", "customer"], // One of the uploads.
  ["order_call", "customer"], // What was answered is told with the orders.
  ["push_token", "customer"],
  ["ticket", "customer"], // Told with what was said on them.
];

const AT_ONCE = 200;

export const postgresOwnData = (db: Database): OwnData => ({
  of: (customer) => [
    ...EXPORTED_TABLES.map((source) => ({ name: source.name, records: recordsOf(db, source, customer) })),
    { name: "orders", records: ordersOf(db, customer) },
    { name: "tickets", records: ticketsOf(db, customer) },
    { name: "newsletter", records: subscriptionOf(db, customer) },
  ],
});

async function* recordsOf(db: Database, { table, owner, key, columns }: Source, customer: CustomerId): AsyncGenerator<unknown> {
  const reading = namingOutages("own data", {
    async after(last: string) {
      const chosen = sql.join(columns.map((column) => sql.ref(column)));
      const { rows } = await sql<{ key: string; record: unknown }>`
        select ${sql.ref(`${table}.${key}`)} as key, to_jsonb(told) as record from ${sql.table(table)}, lateral (select ${chosen}) as told
        where ${sql.ref(`${table}.${owner}`)} = ${customer} and ${sql.ref(`${table}.${key}`)} > ${last}
        order by ${sql.ref(`${table}.${key}`)} limit ${AT_ONCE}
      `.execute(db);
      return rows;
    },
  });
  let last = "";
  while (true) {
    const rows = await reading.after(last);
    for (const { record } of rows) yield record;
    last = rows.at(-1)?.key ?? "";
    if (rows.length < AT_ONCE) return;
  }
}

/** Their orders with payments and documents, the newest first. */
async function* ordersOf(db: Database, customer: CustomerId): AsyncGenerator<unknown> {
  const orders = postgresOrders(db);
  for (let after: PayableId | null = null, more = true; more; ) {
    const page: OrderPage = await orders.of(customer, { text: null, filter: "all", after, limit: AT_ONCE });
    for (const { order, number, madeAt, language, payments, documents } of page.orders) {
      const { customer: _, history, ...told } = order;
      const steps = history.map(({ at, deed }) => ({ at: new Date(at), deed }));
      yield {
        number,
        made_at: new Date(madeAt),
        language,
        ...told,
        steps,
        payments: payments.map((one) => ({ ...one, at: new Date(one.at) })),
        documents,
      };
    }
    after = page.orders.at(-1)?.order.id ?? null;
    more = page.more;
  }
}

/** Their tickets with what was said on them, the newest first. */
async function* ticketsOf(db: Database, customer: CustomerId): AsyncGenerator<unknown> {
  const tickets = postgresTickets(db);
  let before: TicketNumber | null = null;
  while (true) {
    const some: readonly KeptTicket[] = await tickets.list({ customer, order: null, states: null, before, limit: AT_ONCE });
    for (const { customer: _, openedAt, resolvedAt, messages, ...ticket } of some) {
      yield {
        ...ticket,
        opened_at: new Date(openedAt),
        resolved_at: resolvedAt === null ? null : new Date(resolvedAt),
        messages: messages.map(({ id: _, at, files, ...message }) => ({ ...message, at: new Date(at), files: files.map(({ id }) => id) })),
      };
    }
    before = some.at(-1)?.number ?? null;
    if (some.length < AT_ONCE) return;
  }
}

/** The newsletter goes to an address, whoever it belongs to: to the customer's own, where they have one. */
async function* subscriptionOf(db: Database, customer: CustomerId): AsyncGenerator<unknown> {
  const reading = namingOutages("own data", {
    of: (whose: CustomerId) =>
      db
        .selectFrom("subscription")
        .innerJoin("customer", "customer.email", "subscription.email")
        .select(["subscription.email", "state", "asked_at", "confirmed_at"])
        .where("customer.id", "=", whose)
        .execute(),
  });
  yield* await reading.of(customer);
}
