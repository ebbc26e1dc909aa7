import { ListAddresses } from "#core/account/list-addresses.use-case.ts";
import { BrowseCategory } from "#core/catalogue/browse-category.use-case.ts";
import { AddToCart } from "#core/customer-cart/add-to-cart.use-case.ts";
import { changeBy } from "#core/orders/order/order-change.ts";
import { Orders } from "#core/orders/order/orders.port.ts";
import { PlaceMyOrder } from "#core/orders/quote/place-my-order.use-case.ts";
import { QuoteMyOrder } from "#core/orders/quote/quote-my-order.use-case.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { valueOf } from "#tests/core/customer-cart/a-customers-cart.ts";
import { reader } from "#tests/builders/a-reader.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { Step } from "#core/orders/order/order-step.ts";
import type { ParcelEvent } from "#core/orders/order/parcel-state.ts";

/** An order of these products, placed by a customer at their first address as they themselves would, and paid online. */
export async function placedOrder(
  container: Container,
  customer: CustomerId,
  products: Readonly<Record<string, number>>,
): Promise<PayableId> {
  for (const [productId, quantity] of Object.entries(products))
    valueOf(await container.get(AddToCart)(customer, { kind: "product", productId, quantity }));
  const [address] = await container.get(ListAddresses)(customer);
  if (address === undefined) throw new TypeError("nobody knows where it goes");
  const quote = valueOf(await container.get(QuoteMyOrder)(customer, { address: address.id, way: "online" }));
  valueOf(
    await container.get(PlaceMyOrder)(reader(customer), { quote: quote.id, signature: quote.signature, address: address.id, key: null }),
  );
  await orderStep(container, quote.id, { by: { kind: "staff", name: "Ravi" }, deed: { kind: "stage", event: "pay" } });
  return quote.id;
}

/** Ids of products that may be bought, the most popular first. */
export async function someProducts(container: Container): Promise<readonly string[]> {
  const list = valueOf(await container.get(BrowseCategory)({ category: null, order: "popular", after: null }));
  return list.products.filter(({ status, offer }) => status === "active" && (offer?.stock ?? 0) > 5).map(({ id }) => id);
}

/** One step of an order that must be possible. */
export async function orderStep(container: Container, order: PayableId, step: Omit<Step, "at">): Promise<void> {
  const at = container.get(Clock)();
  await container.get(Orders).change(order, {
    at,
    key: null,
    events: [],
    decide(seen) {
      const change = changeBy(seen.order, [{ ...step, at }]);
      if (change.kind === "refused") throw new Error(JSON.stringify(change.refusal));
      return { change: change.value, answer: null };
    },
  });
}

/** Brings a parcel of an order on its way, as the shop's staff do. */
export async function brought(
  container: Container,
  { order, parcel = 0 }: { readonly order: PayableId; readonly parcel?: number },
  ...events: readonly Exclude<ParcelEvent, "cancel">[]
): Promise<void> {
  for (const event of events)
    await orderStep(container, order, { by: { kind: "staff", name: "Ravi" }, deed: { kind: "parcel", parcel, event } });
}
