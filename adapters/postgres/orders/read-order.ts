import { firstPicture, ownPictures } from "#core/catalogue/shown-pictures.ts";
import { hindiOrNone } from "#adapters/postgres/engine/hindi-or-none.ts";
import { rowsOf } from "#adapters/postgres/engine/rows.ts";
import type { ShownPictures } from "#core/catalogue/shown-pictures.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { Ledger } from "#core/ledger/ledger.ts";
import type { IssuedDocument } from "#core/orders/order/issued-document.ts";
import type { Step } from "#core/orders/order/order-step.ts";
import type { KeptOrder } from "#core/orders/order/orders.port.ts";
import type { PaymentEvent } from "#core/payments/payment-state.ts";
import type { OrderSnapshot } from "#core/orders/order/snapshot.ts";
import type { Database, Statement } from "#adapters/postgres/engine/database.ts";
import type { OrderState, ShopOrderRow } from "./tables.ts";

/** An order's row with everything that is stored beside it. */
export type KeptOrderRow = Pick<ShopOrderRow, "stage" | "language"> & {
  readonly id: PayableId;
  readonly number: string;
  readonly customer: CustomerId;
  readonly made_at: Date;
  readonly snapshot: OrderSnapshot;
  readonly state: OrderState;
  readonly steps: readonly Step[] | null;
  readonly payments: readonly PaymentEvent[] | null;
  readonly entries: Ledger | null;
  readonly documents: readonly (IssuedDocument & { readonly refund: number | null })[] | null;
};

/** The columns of a `KeptRow`, of what the function `own_order` tells as `shop_order`. */
export const KEPT_ORDER_COLUMNS = `shop_order.id, shop_order.number, shop_order.customer, shop_order.stage, shop_order.made_at, shop_order.language, shop_order.snapshot, shop_order.state,
  shop_order.steps, shop_order.payments, shop_order.entries,
  (select json_agg(json_build_object('kind', kind, 'parcel', parcel, 'refund', refund, 'number', document.number, 'day', day) order by place)
    from document where order_id = shop_order.id) as documents`;

export function keptOrderIn(row: KeptOrderRow, shown: ShownPictures): KeptOrder {
  const { id, number, customer, stage, made_at, language, snapshot, state, steps, payments, entries, documents } = row;
  return {
    order: { id, customer, snapshot: shownSnapshot(snapshot, shown), stage, ...state, history: steps ?? [] },
    number,
    madeAt: made_at.getTime(),
    language,
    payments: payments ?? [],
    ledger: entries ?? [],
    documents: documents?.map(documentIn) ?? [],
  };
}

/**
 * Only pictures that may be shown now: the allowed origins may have changed since the order. The oldest orders have no pictures and no
 * titles in Hindi.
 */
function shownSnapshot({ facts, ...rest }: KeptOrderRow["snapshot"], shown: ShownPictures): OrderSnapshot {
  const lines = facts.cart.lines.map(({ product, quantity }) => ({
    product: { ...hindiOrNone(product), images: firstPicture(shown, product.images ?? []) },
    quantity,
  }));
  return { ...rest, facts: { ...facts, cart: { ...facts.cart, lines } } };
}

const documentIn = ({ kind, parcel, refund, number, day }: IssuedDocument & { readonly refund: number | null }): IssuedDocument =>
  kind === "credit-note" && refund !== null ? { kind, parcel, refund, number, day } : { kind: "invoice", parcel, number, day };

/** The order that a row tells whose it is, for `KEPT_ORDER_COLUMNS`; of no row: none. */
export const orderOf = (row: string): string => `own_order(${row}.customer, ${row}.id) shop_order`;

const NAMED = `select ${KEPT_ORDER_COLUMNS} from order_number named, ${orderOf("named")}`;
const WITH_ID: Statement = { name: "order with id", text: `${NAMED} where named.id = $1` };
const WITH_NUMBER: Statement = { name: "order with number", text: `${NAMED} where named.number = $1` };

export async function orderWithId(db: Database, id: string, shown = ownPictures): Promise<KeptOrder | null> {
  const [row] = await rowsOf<KeptOrderRow>(db, WITH_ID, [id]);
  return row === undefined ? null : keptOrderIn(row, shown);
}

export async function orderWithNumber(db: Database, number: string, shown = ownPictures): Promise<KeptOrder | null> {
  const [row] = await rowsOf<KeptOrderRow>(db, WITH_NUMBER, [number]);
  return row === undefined ? null : keptOrderIn(row, shown);
}
