import { couponUsedBy, goodsAvailability, piecesOf } from "#core/orders/quote/goods-availability.ts";
import { orderNumber } from "#core/orders/order/order-number.ts";
import { checkoutFactsIn, piecesHeld, usesHeld } from "./checkout-facts.ts";
import { answeredOnce } from "./idempotency.ts";
import { keptChange } from "./order-changes.ts";
import { orderListPage } from "./order-list.ts";
import { heardEvents } from "#adapters/memory/payments/heard-events.ts";
import type { GoodsFacts } from "#core/orders/quote/goods-availability.ts";
import type { KeptOrder, Orders, SeenOrder } from "#core/orders/order/orders.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

/** `listedAt` null: it was never more than quoted. Times in milliseconds since 1970. */
export type MemoryOrder = { readonly kept: KeptOrder; readonly listedAt: number | null; readonly hold: MemoryHold | null };
export type MemoryHold = { readonly until: number; readonly pieces: ReadonlyMap<string, number>; readonly coupon: string | null };

/** Nothing in it waits: no other change comes between. */
export const memoryOrders = (memory: Memory): Orders => ({
  async quote(customer, { address: id, at, decide }) {
    const former = [...memory.orders.values()].find(({ kept: { order } }) => order.customer === customer && order.stage === "quoted");
    const address = memory.addresses.get(customer)?.find((one) => one.id === id);
    const { keep, answer } = decide(address === undefined ? null : factsFor(address));
    if (keep !== null) {
      if (former !== undefined) memory.orders.delete(former.kept.order.id);
      const { order, until } = keep;
      const stored = {
        order,
        number: orderNumber(++memory.ordersMade),
        madeAt: at,
        language: null,
        payments: [],
        ledger: [],
        documents: [],
      };
      memory.orders.set(order.id, { kept: stored, listedAt: null, hold: { until, pieces: piecesOf(order), coupon: couponUsedBy(order) } });
    }
    return answer;

    function factsFor({ id: _, isDefault: _1, ...delivery }: NonNullable<typeof address>) {
      return checkoutFactsIn(memory, customer, { address: delivery, at, except: former?.kept.order.id ?? null });
    }
  },

  async place(customer, { order: id, at, key, language, decide }) {
    return answeredOnce(memory, key, () => {
      const found = memory.orders.get(id);
      if (found === undefined || found.kept.order.customer !== customer) return decide(null);
      const { address } = found.kept.order.snapshot.facts;
      const today = checkoutFactsIn(memory, customer, { address, at, except: id });
      const decided = decide({ order: seen(memory, found, at), today });
      if (decided.change !== null) keptChange(memory, { ...found, kept: { ...found.kept, language } }, { change: decided.change, at });
      return decided;
    });
  },

  async change(id, { at, key, events, decide }) {
    const found = memory.orders.get(id);
    if (found === undefined) return null;
    return answeredOnce(memory, key, () => {
      const { payments, fresh } = heardEvents(memory, id, { known: found.kept.payments, reported: events });
      const changed = { ...found, kept: { ...found.kept, payments } };
      const decided = decide(seen(memory, changed, at), new Set(fresh.map((event) => event.id)));
      if (decided.change === null) memory.orders.set(id, changed);
      else keptChange(memory, changed, { change: decided.change, at });
      return decided;
    });
  },

  withId: async (id) => memory.orders.get(id)?.kept ?? null,
  withNumber: async (number) => [...memory.orders.values()].find(({ kept }) => kept.number === number)?.kept ?? null,
  of: async (customer, wanted) =>
    orderListPage(
      [...memory.orders.values()].filter(({ kept }) => kept.order.customer === customer),
      wanted,
    ),
  all: async ({ from, to, ...wanted }) =>
    orderListPage(
      [...memory.orders.values()].filter(
        ({ listedAt }) => listedAt !== null && (from === null || listedAt >= from) && (to === null || listedAt < to),
      ),
      wanted,
    ),
});

function seen(memory: Memory, { kept, hold }: MemoryOrder, at: number): SeenOrder {
  const { order } = kept;
  const others = { at, except: order.id };
  const stock = (productId: string) => memory.products.find(({ id }) => id === productId)?.offer?.stock ?? 0;
  const products: GoodsFacts["products"] = new Map(
    [...piecesOf(order).keys()].map((id) => [id, { there: stock(id), heldByOthers: piecesHeld(memory, id, others) }]),
  );
  const code = couponUsedBy(order);
  const left = code === null ? undefined : memory.usesLeft.get(code);
  const coupon = code === null || left === undefined ? null : { there: left, heldByOthers: usesHeld(memory, code, others) };
  return { ...kept, goods: goodsAvailability(order, { isHeld: hold !== null && hold.until > at, products, coupon }) };
}
