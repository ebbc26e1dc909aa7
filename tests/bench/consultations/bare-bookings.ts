import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { recordedIn } from "#tests/bench/recordings/recording.ts";
import type { PoolClient } from "pg";
import type { BareRoutes } from "#tests/bench/server-cpu.ts";
import type { Statement } from "#tests/bench/recordings/recording.ts";
import type { BookingNames, RecordedBooking } from "./recorded-booking.ts";

/** Each request sends the statements that the platform sends, for another booking. */
export const routes: BareRoutes = (app, pool) => {
  const { steps, names } = recordedIn(readFileSync(process.env["BARE_BOOKING"] ?? "", "utf8")) as RecordedBooking;
  for (const step of ["hold", "pay", "webhook"] as const)
    app.post<{ Body: BookingNames }>(`/${step}`, async (request) => {
      const client = await pool.connect();
      try {
        const rows = await sent(client, steps[step], renaming(names, request.body));
        return { status: { status_code: 0, message: "" }, payload: rows };
      } finally {
        client.release();
      }
    });
};

type Rename = (value: unknown, statement: string) => unknown;

/** Answers the rows of the statement that tells most. */
async function sent(client: PoolClient, statements: readonly Statement[], renamed: Rename): Promise<unknown> {
  let serial = 0;
  let most: readonly unknown[] = [];
  for (const { text, values } of statements) {
    const { rows } = await client.query(
      text,
      values.map((value) => numbered(renamed(value, text), serial)),
    );
    if (text.includes("document_counter")) serial = rows[0].serial;
    if (rows.length > 0 && Object.keys(rows[0]).length >= Object.keys(most[0] ?? {}).length) most = rows;
  }
  return most;
}

function renaming(recorded: BookingNames, anew: BookingNames): Rename {
  const pairs = Object.entries(recorded).map(([name, from]) => [from, anew[name] ?? from] as const);
  const text = (value: string) => pairs.reduce((named, [from, to]) => named.replaceAll(from, to), value);
  return (value, statement) => {
    if (typeof value !== "string") return Array.isArray(value) ? value.map((one) => (typeof one === "string" ? text(one) : one)) : value;
    const named = text(value);
    return statement.includes("jobs.job") ? named.replaceAll(/"id":"[0-9a-f-]{36}"/g, () => `"id":"${randomUUID()}"`) : named;
  };
}

/** A paper gets the number that was counted for it. */
const numbered = (value: unknown, serial: number): unknown =>
  typeof value === "string" && serial > 0 && /^[0-9A-Z]{4}\/\d{4}\/\d{6}$/.test(value)
    ? `${value.slice(0, -6)}${String(serial).padStart(6, "0")}`
    : value;
