import { KeyTaken } from "#core/orders/order/orders.port.ts";
import { isDatabaseError } from "#adapters/postgres/engine/database.ts";
import { rowsOf } from "#adapters/postgres/engine/rows.ts";
import type { CallKey } from "#core/orders/order/orders.port.ts";
import type { Database, Statement } from "#adapters/postgres/engine/database.ts";

/** What was answered to a call before. */
export type AnsweredCall = { readonly asked: string; readonly answer: { readonly given: unknown } };

/** Throws where the key was given for something else. */
export function earlierAnswer<Answer>({ asked, answer }: AnsweredCall, key: CallKey): Answer {
  if (asked !== key.asked) throw new KeyTaken(key.key);
  return answer.given as Answer;
}

const CALL: Statement = { name: "call", text: "select asked, answer from order_call where customer = $1 and key = $2" };
const ANSWERED: Statement = {
  name: "call answered",
  text: "insert into order_call (customer, key, asked, answer, at) values ($1, $2, $3, $4, $5)",
};

type Call = { readonly key: CallKey | null; readonly at: number };

/** What was answered to this key before, or what is answered now and changes nothing; as part of the caller's transaction. */
export async function answeredOnce<Answer>(trx: Database, { key, at }: Call, answer: () => Answer): Promise<Answer> {
  if (key === null) return answer();
  const [former] = await rowsOf<AnsweredCall>(trx, CALL, [key.customer, key.key]);
  if (former !== undefined) return earlierAnswer(former, key);
  const given = answer();
  await rowsOf(trx, ANSWERED, [key.customer, key.key, key.asked, JSON.stringify({ given }), new Date(at)]);
  return given;
}

/** A key that somebody takes at the same time for something else, or for what is not locked, is taken. */
export function rethrowKeyTaken(key: CallKey | null): (error: unknown) => never {
  return (error) => {
    throw key !== null && isDatabaseError(error) && "constraint" in error && error.constraint === "order_call_pkey"
      ? new KeyTaken(key.key)
      : error;
  };
}
