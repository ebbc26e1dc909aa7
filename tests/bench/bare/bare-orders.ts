import { createHash, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { documentNumber } from "#core/invoices/document-number.ts";
import { day } from "#core/shared/day.ts";
import { recordedIn } from "#tests/bench/recordings/recording.ts";
import type { PoolClient } from "pg";
import type { BareRoutes } from "#tests/bench/server-cpu.ts";
import type { RecordedOrder, Step } from "#tests/bench/recordings/recorded-order.ts";

/** The ids of one order more. */
export type Anew = Pick<RecordedOrder, "order" | "providerOrder" | "payment">;

/** Each request sends the statements that the shop sends, for another order. */
export const routes: BareRoutes = (app, pool) => {
  const recorded = recordedIn(readFileSync(process.env["BARE_ORDER"] ?? "", "utf8")) as RecordedOrder;
  for (const step of ["quote", "place", "begin", "webhook"] as const)
    app.post<{ Body: Anew }>(`/${step}`, async (request) => {
      const client = await pool.connect();
      try {
        return { status: { status_code: 0, message: "" }, payload: await sent(client, recorded, { step, anew: request.body }) };
      } finally {
        client.release();
      }
    });
};

type Sending = { readonly step: Step; readonly anew: Anew };

/** Answers the rows of the statement that tells most. */
async function sent(client: PoolClient, recorded: RecordedOrder, { step, anew }: Sending): Promise<unknown> {
  const renamed = renaming(recorded, anew);
  const serials = new Map<string, number>();
  let most: readonly unknown[] = [];
  for (const { text, values } of recorded.steps[step]) {
    const { rows } = await client.query(
      text,
      values.map((value) => numbered(renamed(value, text), serials)),
    );
    if (text.includes("document_counter")) for (const { key, serial } of rows) serials.set(key, serial);
    if (rows.length > 0 && Object.keys(rows[0]).length >= Object.keys(most[0] ?? {}).length) most = rows;
  }
  return most;
}

function renaming(recorded: RecordedOrder, anew: Anew): (value: unknown, text: string) => unknown {
  const names = (["order", "providerOrder", "payment"] as const).map((name) => [recorded[name], anew[name]] as const);
  const text = (value: string) => names.reduce((named, [from, to]) => named.replaceAll(from, to), value);
  return (value, statement) => {
    if (typeof value !== "string") return Array.isArray(value) ? value.map((one) => (typeof one === "string" ? text(one) : one)) : value;
    const named = text(value);
    return statement.includes("jobs.job") ? named.replaceAll(/"id":"[0-9a-f-]{36}"/g, () => `"id":"${ofJob(anew)}"`) : named;
  };
}

/** As costly as the shop's own. */
const ofJob = ({ order }: Anew): string => {
  createHash("sha256").update(order).digest("hex");
  return randomUUID();
};

/** Papers get the numbers that were counted for them. */
function numbered(value: unknown, serials: ReadonlyMap<string, number>): unknown {
  if (typeof value !== "string" || serials.size === 0 || !value.includes('"counter":')) return value;
  const papers: Record<string, unknown>[] = JSON.parse(value);
  return JSON.stringify(
    papers.map((paper) => {
      const counter = String(paper["counter"]);
      const serial = serials.get(counter) ?? 1;
      return {
        ...paper,
        serial,
        number: documentNumber({ kind: "invoice", series: counter.slice(0, 3), day: day(String(paper["day"])), serial }),
      };
    }),
  );
}
