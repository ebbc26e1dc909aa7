import { USUAL_TERMS } from "#core/orders/order/checkout-facts.ts";
import { choiceIn } from "#adapters/postgres/customer-cart/own-choice.ts";
import { couponIn } from "#adapters/postgres/coupons/coupons.ts";
import { listedColumns, listedProductIn } from "#adapters/postgres/catalogue/product-row.ts";
import { settingsIn } from "#adapters/postgres/shipping/shipping.ts";
import { termsOf } from "./terms.ts";
import type { Selectable } from "kysely";
import type { ShownPictures } from "#core/catalogue/shown-pictures.ts";
import type { CheckoutFacts, DeliveryAddress } from "#core/orders/order/checkout-facts.ts";
import type { OrderedLine } from "#core/orders/order/ordered-product.ts";
import type { DeliveryPlace } from "#core/shipping/delivery-place.ts";
import type { OwnChoice } from "#adapters/postgres/customer-cart/own-choice.ts";
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
export type CheckoutFactsRow = OwnChoice & {
  readonly lines: readonly OrderedRow[] | null;
  readonly coupons: readonly Selectable<CouponRow>[] | null;
  readonly place: (Omit<DeliveryPlace, "cashOnDelivery"> & { readonly cash_on_delivery: boolean }) | null;
  readonly shipping: Selectable<ShippingRow> | null;
  readonly terms: Selectable<CheckoutTermsRow> | null;
};

/** SQL for the parameters of a `FactsRow`. */
type CheckoutParameters = {
  readonly at: string;
  /** The order whose holds belong to the customer. */
  readonly own: string;
  readonly pincode: string;
};

const ORDERED = `${listedColumns.join(", ")}, hsn, seller_name, seller_state, seller_address, is_consumable`;

/**
 * The columns of a `FactsRow`, of what the function `own_cart` tells as `mine`. Goods and coupons are given without what is held for
 * others.
 */
export const checkoutFactsColumns = ({ at, own, pincode }: CheckoutParameters): string => `mine.choice, mine.code,
  (select json_agg(line order by line.place) from (
    select ordered.place, ordered.quantity, ${ORDERED},
      (select coalesce(sum(hold.pieces), 0)::int8 from stock_hold hold
        where hold.product = product.id and until > ${at} and hold.order_id is distinct from ${own}) as held
    from unnest(mine.products, mine.quantities) with ordinality ordered (product, quantity, place) join product on product.id = ordered.product
  ) line) as lines,
  (select json_agg(offered order by offered.position) from coupon offered
    where is_for_web and case mine.choice when 'automatic' then offered.audience = 'public' when 'typed' then offered.key = mine.code else false end
      and (uses_left is null or uses_left > (select count(*) from coupon_hold hold
        where hold.coupon = offered.key and until > ${at} and hold.order_id is distinct from ${own}))) as coupons,
  (select row_to_json(place) from pincode place where place.pincode = ${pincode}) as place,
  (select row_to_json(shipping_settings) from shipping_settings) as shipping,
  (select row_to_json(checkout_terms) from checkout_terms) as terms`;

/**
 * The same of products ($1) instead of a cart, for a choice ($2) of a code ($3), and nothing is held: what would be had for delivery to a
 * pincode ($4).
 */
export const currentGoods: Statement = {
  name: null,
  text: `select ${checkoutFactsColumns({ at: "'infinity'", own: "null", pincode: "$4" })}
    from (select $1::text[] as products, array_fill(1, array[cardinality($1::text[])]) as quantities, $2::text as choice, $3::text as code) mine`,
};

type Reading = { readonly address: DeliveryAddress; readonly at: number; readonly shown: ShownPictures };

export const checkoutFactsIn = (row: CheckoutFactsRow, { address, at, shown }: Reading): CheckoutFacts => ({
  cart: {
    lines: row.lines?.map((line) => lineIn(line, shown)) ?? [],
    coupons: row.coupons?.map(couponIn) ?? [],
    choice: choiceIn(row),
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

const placeIn = ({ pincode, state, days, cash_on_delivery }: NonNullable<CheckoutFactsRow["place"]>): DeliveryPlace => ({
  pincode,
  state,
  days,
  cashOnDelivery: cash_on_delivery,
});
