import { Orders } from "#core/ordering/orders.port.ts";
import { makePlaceMyOrder, PlaceMyOrder } from "#core/ordering/place-my-order.use-case.ts";
import { makeQuoteMyOrder, QuoteMyOrder } from "#core/ordering/quote-my-order.use-case.ts";
import { QuoteSeals } from "#core/ordering/quote-seals.port.ts";
import { makeShowParentOrder, ShowParentOrder } from "#core/ordering/show-parent-order.use-case.ts";
import { makeShowPrepaidDiscount, ShowPrepaidDiscount } from "#core/ordering/show-prepaid-discount.use-case.ts";
import { Terms } from "#core/ordering/terms.port.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { NewId } from "#core/shared/new-id.port.ts";
import { make } from "./wire.ts";
import type { Container } from "./container.ts";
import type { OverHttp } from "#adapters/http-client/over-http.ts";

export function checkoutInProcess(container: Container): void {
  make(container, QuoteMyOrder, makeQuoteMyOrder, [Orders, QuoteSeals, NewId, Clock]);
  make(container, PlaceMyOrder, makePlaceMyOrder, [Orders, QuoteMyOrder, QuoteSeals, Clock]);
  make(container, ShowParentOrder, makeShowParentOrder, [Orders, Clock]);
  make(container, ShowPrepaidDiscount, makeShowPrepaidDiscount, [Terms]);
}

export function checkoutOverHttp(container: Container, overHttp: OverHttp): void {
  const declared = () => import("#adapters/http-contract/checkout.ts"); // Loaded by the first call.
  container.bind(QuoteMyOrder).toConstantValue(overHttp(async () => (await declared()).quoteMyOrder));
  container.bind(PlaceMyOrder).toConstantValue(overHttp(async () => (await declared()).placeMyOrder));
  container.bind(ShowParentOrder).toConstantValue(overHttp(async () => (await declared()).showParentOrder));
  container.bind(ShowPrepaidDiscount).toConstantValue(overHttp(async () => (await declared()).showPrepaidDiscount));
}
