import { Orders } from "#core/orders/order/orders.port.ts";
import { makePlaceMyOrder, PlaceMyOrder } from "#core/orders/quote/place-my-order.use-case.ts";
import { makeQuoteMyOrder, QuoteMyOrder } from "#core/orders/quote/quote-my-order.use-case.ts";
import { QuoteSeals } from "#core/orders/quote/quote-seals.port.ts";
import { makeShowParentOrder, ShowParentOrder } from "#core/orders/views/show-parent-order.use-case.ts";
import { makeShowPrepaidDiscount, ShowPrepaidDiscount } from "#core/orders/quote/show-prepaid-discount.use-case.ts";
import { Terms } from "#core/orders/quote/terms.port.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { NewId } from "#core/shared/new-id.port.ts";
import { make } from "#adapters/composition/make.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { OverHttp } from "#adapters/http-client/over-http.ts";

export function checkoutInProcess(container: Container): void {
  make(container, QuoteMyOrder, makeQuoteMyOrder, { orders: Orders, seals: QuoteSeals, newId: NewId, now: Clock });
  make(container, PlaceMyOrder, makePlaceMyOrder, { orders: Orders, quoteMyOrder: QuoteMyOrder, seals: QuoteSeals, now: Clock });
  make(container, ShowParentOrder, makeShowParentOrder, { orders: Orders, now: Clock });
  make(container, ShowPrepaidDiscount, makeShowPrepaidDiscount, { terms: Terms });
}

export function checkoutOverHttp(container: Container, overHttp: OverHttp): void {
  const declared = () => import("#adapters/http-contract/orders/checkout.ts"); // Loaded by the first call.
  container.bind(QuoteMyOrder).toConstantValue(overHttp(async () => (await declared()).quoteMyOrder));
  container.bind(PlaceMyOrder).toConstantValue(overHttp(async () => (await declared()).placeMyOrder));
  container.bind(ShowParentOrder).toConstantValue(overHttp(async () => (await declared()).showParentOrder));
  container.bind(ShowPrepaidDiscount).toConstantValue(overHttp(async () => (await declared()).showPrepaidDiscount));
}
