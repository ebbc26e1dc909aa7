import { KeyTaken } from "#core/orders/order/orders.port.ts";
import type { CallKey } from "#core/orders/order/orders.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

/** What was answered to this key before, or what is answered now. */
export function answeredOnce<Answer>({ calls }: Memory, key: CallKey | null, answer: () => Answer): Answer {
  if (key === null) return answer();
  const name = `${key.customer}\n${key.key}`;
  const former = calls.get(name);
  if (former === undefined) {
    const given = answer();
    calls.set(name, { asked: key.asked, answer: JSON.stringify({ given }) });
    return given;
  }
  if (former.asked !== key.asked) throw new KeyTaken(key.key);
  return JSON.parse(former.answer).given;
}
