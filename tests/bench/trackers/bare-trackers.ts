import { createHash } from "node:crypto";
import pg from "pg";
import type { BareRoutes } from "#tests/bench/server-cpu.ts";
import type { Pool } from "pg";

const INDIA = 19_800_000;
const dayAt = (at: number): string => new Date(at + INDIA).toISOString().slice(0, 10);

/** A day of a tracker by the shop's own statements, and presses by one insert of many rows for each table. */
export const routes: BareRoutes = (app, pool) => {
  pg.types.setTypeParser(pg.types.builtins.INT8, Number); // As in ours.
  app.get("/api/watertracker/today", async (request) => {
    const customer = await customerOf(pool, request.headers.authorization);
    const today = dayAt(Date.now());
    const { rows: entries } = await pool.query(ENTRIES, [customer, "", "water", today, today]);
    const [set] = await Promise.all(SETTINGS.map(({ text, of }) => pool.query(text, of === "patient" ? [customer, ""] : [customer])));
    const value = entries.reduce((sum: number, entry: { value: { ml: number } }) => sum + entry.value.ml, 0);
    return {
      status: { status_code: 0, message: "" },
      payload: {
        day: today,
        entries: entries.map((entry) => ({ ...entry, value: { ...entry.value, at: new Date(entry.value.at).toISOString() } })),
        value: String(value),
        goal: String(set?.rows[0]?.value ?? 2_000),
        state: "open",
      },
    };
  });

  app.post<{ Body: { ops: readonly Op[] } }>("/api/tracker/sync", async (request) => {
    const customer = await customerOf(pool, request.headers.authorization);
    const { ops } = request.body;
    const now = new Date();
    const client = await pool.connect();
    try {
      await client.query("begin");
      await client.query(
        `insert into tracker_op (customer, member, op, entry, n, pressed_at, change, received_at) values ${places(ops.length, 8)}`,
        ops.flatMap(({ op, entry, n, at, kind, value }) => [customer, "", op, entry, n, at, JSON.stringify({ kind, value }), now]),
      );
      await client.query(
        `insert into tracker_entry (customer, member, entry, tracker, op, n, day, value, tops, conflicts, changed_at) values ${places(ops.length, 11)}`,
        ops.flatMap(({ op, entry, n, at, kind, value }) => [
          ...[customer, "", entry, value.tracker, op, n, dayAt(Date.parse(value.at)), JSON.stringify(value)],
          ...[JSON.stringify([{ op, entry, n, at, change: { kind, value } }]), "[]", now],
        ]),
      );
      await client.query("commit");
    } finally {
      client.release();
    }
    return {
      status: { status_code: 0, message: "" },
      payload: { accepted: ops.map(({ op }) => op), repeated: [], refused: [], conflicts: [], at: now },
    };
  });
};

type Op = {
  readonly op: string;
  readonly entry: string;
  readonly n: number;
  readonly at: string;
  readonly kind: "put";
  readonly value: { readonly tracker: string; readonly at: string; readonly ml: number };
};

async function customerOf(pool: Pool, authorization: string | undefined): Promise<string> {
  const token = createHash("sha256")
    .update((authorization ?? "").slice("Bearer ".length))
    .digest();
  const since = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000);
  const { rows } = await pool.query(
    `select "id", "customer", "used_at", "opens" from "session" where "token_hash" = $1 and "used_at" >= $2`,
    [token, since],
  );
  return rows[0].customer;
}

const places = (rows: number, columns: number): string =>
  Array.from(
    { length: rows },
    (_, row) => `(${Array.from({ length: columns }, (_, nth) => `$${row * columns + nth + 1}`).join(", ")})`,
  ).join(", ");

const ENTRIES = `select "entry", "op", "n", "value", "conflicts", "change" from "tracker_entry"
  where customer = $1 and member = $2 and "tracker" = $3 and "value" is not null and "day" >= $4 and "day" <= $5 order by "day", "entry"`;

const SETTINGS = [
  {
    of: "patient",
    text: `select "tracker", "from_day", "value", "activity", "adds_exercise" from "tracker_goal" where "customer" = $1 and "member" = $2 order by "from_day"`,
  },
  { of: "patient", text: `select "from_day", "to_day" from "tracker_pause" where "customer" = $1 and "member" = $2 order by "from_day"` },
  {
    of: "customer",
    text: `select "customer" from "health_consent" where "customer" = $1 and "withdrawn_at" is null and "text_version" >= 2`,
  },
  { of: "customer", text: `select "customer" from "tracker_hiding" where "customer" = $1` },
  { of: "patient", text: `select "tracker", "time" from "tracker_reminder" where "customer" = $1 and "member" = $2 order by "time"` },
] as const;
