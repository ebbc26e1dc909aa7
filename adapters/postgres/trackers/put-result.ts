import { isSameResult } from "#core/trackers/results/same-result.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { SavedResult } from "#core/trackers/results/saved-result.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

type Putting = { readonly customer: CustomerId; readonly result: SavedResult; readonly received: number };

/** Keeps a result as part of the caller's transaction, in which nobody else keeps any of this customer. */
export async function putResult(trx: Database, { customer, result, received }: Putting): Promise<"saved" | "otherwise-sent"> {
  const { id, tool, input, at, answers } = result;
  const before = await trx
    .selectFrom("tracker_result")
    .select(["tool", "at", "input"])
    .where("customer", "=", customer)
    .where("id", "=", id)
    .executeTakeFirst();
  if (before !== undefined) return isSameResult({ ...before, at: before.at.getTime() }, result) ? "saved" : "otherwise-sent";
  await trx
    .insertInto("tracker_result")
    .values({
      customer,
      id,
      tool,
      at: new Date(at),
      input: JSON.stringify(input),
      answers: JSON.stringify(answers),
      received_at: new Date(received),
    })
    .execute();
  return "saved";
}
