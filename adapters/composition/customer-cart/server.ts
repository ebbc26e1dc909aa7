import { ChangeFormCart } from "#core/cart/change-form-cart.use-case.ts";
import { Carts } from "#core/customer-cart/carts.port.ts";
import { QuoteSeals } from "#core/orders/quote/quote-seals.port.ts";
import * as useCases from "#core/customer-cart/use-cases.ts";
import { formCartCookie } from "#adapters/http-server/cart/form-cart-cookie.ts";
import { formCartForms } from "#adapters/http-server/cart/form-cart-forms.ts";
import { postgresCarts } from "#adapters/postgres/customer-cart/carts.ts";
import { customerCartContract } from "#adapters/http-contract/customer-cart/contract.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

export const customerCartArea = {
  name: "customer-cart",
  ports(container, { db, shown }) {
    container.bind(Carts).toConstantValue(postgresCarts(db, shown));
  },
  useCases,
  routes: (container) => [formCartForms(container.get(ChangeFormCart), formCartCookie(container.get(QuoteSeals)))],
  contract: customerCartContract,
} as const satisfies ServerArea;
