import { USUAL_TERMS } from "#core/orders/quote/checkout-facts.ts";
import { couponIn } from "#adapters/postgres/coupons/coupons.ts";
import { listedColumns, listedProductIn } from "#adapters/postgres/catalogue/product-row.ts";
import { settingsIn } from "#adapters/postgres/shipping/shipping.ts";
import { termsOf } from "./terms.ts";
import type { Selectable } from "kysely";
import type { ShownPictures } from "#core/catalogue/shown-pictures.ts";
import type { CheckoutFacts, DeliveryAddress } from "#core/orders/quote/checkout-facts.ts";
import type { OrderedLine } from "#core/orders/order/ordered-product.ts";
import type { DeliveryPlace } from "#core/shipping/delivery-place.ts";
import type { CartRow } from "#adapters/postgres/customer-cart/tables.ts";
import type { Statement } from "#adapters/postgres/engine/database.ts";
import type { CheckoutTermsRow } from "./tables.ts";
import type { DetailedRow, ListedRow } from "#adapters/postgres/catalogue/product-row.ts";
import type { CouponRow, ShippingRow } from "#adapters/postgres/engine/tables.ts";

type OrderedRow = ListedRow &
  Pick<DetailedRow, "hsn" | "seller_name" | "seller_state" | "seller_gstin" | "seller_address" | "is_consumable"> & {
    readonly quantity: number;
    /** The pieces that are held for others. */
    readonly held: number;
  };

/** Numbers in JSON: PostgreSQL's decimals are read as numbers here. */
export type CheckoutFactsRow = {
  readonly cart: Pick<Selectable<CartRow>, "choice" | "code"> | null;
  readonly lines: readonly OrderedRow[] | null;
  readonly coupons: readonly Selectable<CouponRow>[] | null;
  readonly place: (Omit<DeliveryPlace, "cashOnDelivery"> & { readonly cash_on_delivery: boolean }) | null;
  readonly shipping: Selectable<ShippingRow> | null;
  readonly terms: Selectable<CheckoutTermsRow> | null;
};

/** SQL for the parameters of a `FactsRow`. */
type CheckoutParameters = {
  readonly customer: string;
  readonly at: string;
  /** The order whose holds belong to the customer. */
  readonly own: string;
  readonly pincode: string;
};

const ORDERED = `${listedColumns.join(", ")}, hsn, seller_name, seller_state, seller_gstin, seller_address, is_consumable`;

const SETTINGS = `(select row_to_json(shipping_settings) from shipping_settings) as shipping,
  (select row_to_json(checkout_terms) from checkout_terms) as terms`;

/** The columns of a `FactsRow`. Goods and coupons are given without what is held for others. */
export const checkoutFactsColumns = ({ customer, at, own, pincode }: CheckoutParameters): string => `
  (select json_build_object('choice', choice, 'code', code) from cart where customer = ${customer}) as cart,
  (select json_agg(line order by line.place) from (
    select cart_line.place, cart_line.quantity, ${ORDERED},
      (select coalesce(sum(hold.pieces), 0)::int8 from stock_hold hold
        where hold.product = product.id and until > ${at} and hold.order_id is distinct from ${own}) as held
    from cart_line join product on product.id = cart_line.product where cart_line.customer = ${customer}
  ) line) as lines,
  (select json_agg(offered order by offered.position) from coupon offered, cart
    where cart.customer = ${customer} and is_for_web
      and case choice when 'automatic' then offered.audience = 'public' when 'typed' then offered.key = cart.code else false end
      and (uses_left is null or uses_left > (select count(*) from coupon_hold hold
        where hold.coupon = offered.key and until > ${at} and hold.order_id is distinct from ${own}))) as coupons,
  (select row_to_json(place) from pincode place where place.pincode = ${pincode}) as place,
  ${SETTINGS}`;

/** The same of products ($1) instead of a cart, for a choice ($2) of a code ($3), and nothing is held: what would be had for delivery to a pincode ($4). */
export const currentGoods: Statement = {
  name: null,
  text: `select json_build_object('choice', $2::text, 'code', $3::text) as cart,
    (select json_agg(line) from (
      select 1 as quantity, 0 as held, ${ORDERED} from product where id = any($1)
    ) line) as lines,
    (select json_agg(offered order by offered.position) from coupon offered where is_for_web and uses_left is distinct from 0
      and case $2::text when 'automatic' then audience = 'public' when 'typed' then key = $3::text else false end) as coupons,
    (select row_to_json(place) from pincode place where place.pincode = $4) as place, ${SETTINGS}`,
};

type Reading = { readonly address: DeliveryAddress; readonly at: number; readonly shown: ShownPictures };

export const checkoutFactsIn = (row: CheckoutFactsRow, { address, at, shown }: Reading): CheckoutFacts => ({
  cart: {
    lines: row.lines?.map((line) => lineIn(line, shown)) ?? [],
    coupons: row.coupons?.map(couponIn) ?? [],
    choice: choiceIn(row.cart),
    shipping: row.shipping === null ? { basic: null, weightExceed: null } : settingsIn(row.shipping),
  },
  address,
  place: row.place === null ? null : placeIn(row.place),
  terms: row.terms === null ? USUAL_TERMS : termsOf(row.terms),
  at,
});

function lineIn(row: OrderedRow, shown: ShownPictures): OrderedLine {
  const product = listedProductIn(row, shown);
  const { seller_name: name, seller_state: state, seller_gstin: gstin, seller_address: address } = row;
  const isSold = name !== null && state !== null && gstin !== null;
  return {
    product: {
      ...product,
      // A product that nobody sells can't be ordered.
      offer: isSold && product.offer !== null ? { ...product.offer, stock: Math.max(0, product.offer.stock - row.held) } : null,
      hsn: row.hsn,
      seller: { name: name ?? "", address: address ?? state ?? "", state: state ?? "", gstin: gstin ?? "" },
      isConsumable: row.is_consumable,
    },
    quantity: row.quantity,
  };
}

function choiceIn(cart: CheckoutFactsRow["cart"]): CheckoutFacts["cart"]["choice"] {
  if (cart?.choice === "typed" && cart.code !== null) return { kind: "typed", code: cart.code };
  return { kind: cart?.choice === "none" ? "none" : "automatic" };
}

const placeIn = ({ pincode, state, days, cash_on_delivery }: NonNullable<CheckoutFactsRow["place"]>): DeliveryPlace => ({
  pincode,
  state,
  days,
  cashOnDelivery: cash_on_delivery,
});
