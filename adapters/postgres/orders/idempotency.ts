import { KeyTaken } from "#core/orders/order/orders.port.ts";
import { isDatabaseError } from "#adapters/postgres/engine/database.ts";
import { rowsOf } from "#adapters/postgres/engine/rows.ts";
import type { CallKey } from "#core/orders/order/orders.port.ts";
import type { Database, Statement } from "#adapters/postgres/engine/database.ts";

/** The answer to an earlier call. */
export type AnsweredCall = { readonly asked: string; readonly answer: { readonly given: unknown } };

/** Throws if the key was given for something else. */
export function earlierAnswer<Answer>({ asked, answer }: AnsweredCall, key: CallKey): Answer {
  if (asked !== key.asked) throw new KeyTaken(key.key);
  return answer.given as Answer;
}

const CALL: Statement = { name: "call", text: "select asked, answer from order_call where customer = $1 and key = $2" };
/** The answer that this key got before, or else the present answer, which changes nothing. Part of the caller's transaction. */
export async function earlierAnswerOr<Answer>(trx: Database, key: CallKey | null, answer: () => Answer): Promise<Answer> {
  const [former] = key === null ? [] : await rowsOf<AnsweredCall>(trx, CALL, [key.customer, key.key]);
  return key === null || former === undefined ? answer() : earlierAnswer(former, key);
}

/** If another call takes the key at the same time for something else, or for an order that is not locked, the key is taken. */
export function rethrowKeyTaken(key: CallKey | null): (error: unknown) => never {
  return (error) => {
    throw key !== null && isDatabaseError(error) && "constraint" in error && error.constraint === "order_call_pkey"
      ? new KeyTaken(key.key)
      : error;
  };
}
