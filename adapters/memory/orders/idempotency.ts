import { isAnswerKept } from "#core/orders/order/is-answer-kept.ts";
import { KeyTaken } from "#core/orders/order/orders.port.ts";
import type { CallKey, Decided } from "#core/orders/order/orders.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

/** What was answered to this key before, or what is decided now; stored where it stands. */
export function answeredOnce<Answer>({ calls }: Memory, key: CallKey | null, decide: () => Decided<Answer>): Answer {
  if (key === null) return decide().answer;
  const name = `${key.customer}\n${key.key}`;
  const former = calls.get(name);
  if (former === undefined) {
    const decided = decide();
    if (isAnswerKept(decided)) calls.set(name, { asked: key.asked, answer: JSON.stringify({ given: decided.answer }) });
    return decided.answer;
  }
  if (former.asked !== key.asked) throw new KeyTaken(key.key);
  return JSON.parse(former.answer).given;
}
