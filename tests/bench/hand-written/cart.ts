import { createHash } from "node:crypto";
import { answer, CARD, card } from "./card.ts";
import type { Pool } from "pg";
import type { BareRoutes } from "#tests/bench/server-cpu.ts";
import type { CardRow } from "./card.ts";

/** Adding to the cart and changing a quantity: the session, one change, and the cart with its best coupon as it is then. */
export const cartRoutes: BareRoutes = (app, pool) => {
  app.put<{ Body: { product_id: string; quantity: number } }>("/api/shop/product/addProductToCartList", async ({ headers, body }) => {
    const customer = await customerOf(pool, headers.authorization);
    await pool.query({ name: "add", text: ADD, values: [customer, body.product_id, body.quantity] });
    return answer({ ...(await shownCart(pool, customer)), receipt: null });
  });
  app.put<{ Querystring: { product_id: string; quantity: string } }>(
    "/api/shop/product/updateUserCartProductQuantity",
    async ({ headers, query }) => {
      const customer = await customerOf(pool, headers.authorization);
      await pool.query({ name: "quantity", text: QUANTITY, values: [customer, query.product_id, Number(query.quantity)] });
      return answer(await shownCart(pool, customer));
    },
  );
};

export async function customerOf(pool: Pool, authorization = ""): Promise<string> {
  const hash = createHash("sha256").update(authorization.slice("Bearer ".length)).digest();
  const { rows } = await pool.query({ name: "session", text: SESSION, values: [hash] });
  if (rows.length === 0) throw new Error("signed out");
  return rows[0].customer;
}

export type CartRow = CardRow & {
  readonly price: number;
  readonly quantity: number;
  readonly hsn: string;
  readonly seller: { readonly gstin: string; readonly address: string | null; readonly state: string };
  readonly consumable: boolean;
};
export type CouponRow = { readonly code: string; readonly percent: number; readonly shown: unknown };

export async function cartOf(
  pool: Pool,
  customer: string,
): Promise<{ readonly lines: readonly CartRow[]; readonly coupons: readonly CouponRow[] }> {
  const [{ rows: lines }, { rows: coupons }] = await Promise.all([
    pool.query<CartRow>({ name: "cart", text: LINES, values: [customer] }),
    pool.query<CouponRow>({ name: "coupons", text: COUPONS }),
  ]);
  return { lines, coupons };
}

/** The coupon that takes most off, in paise rounded down; its share of each line's value before tax in parts of a paisa. */
export function bestCoupon(lines: readonly CartRow[], coupons: readonly CouponRow[]) {
  const values = lines.map(({ price, quantity, gst }) => (price * quantity * 100) / (100 + gst));
  const value = values.reduce((sum, one) => sum + one, 0);
  let best: { readonly code: string; readonly discount: number; readonly shares: readonly number[] } | null = null;
  for (const { code, percent } of coupons) {
    const discount = Math.floor((value * percent) / 100 + 1e-9);
    if (discount > (best?.discount ?? 0)) best = { code, discount, shares: values.map((one) => (one * percent) / 100) };
  }
  return best;
}

async function shownCart(pool: Pool, customer: string) {
  const { lines, coupons } = await cartOf(pool, customer);
  const best = bestCoupon(lines, coupons);
  return {
    cart_list: lines.map((row) => ({
      _id: row.id,
      product_id: row.id,
      quantity: row.quantity,
      total_amount: (row.price * row.quantity) / 100,
      product: card(row),
    })),
    cart_coupon: best === null ? null : { coupon: best.code, discount: best.discount / 100 },
    cart_notices: [],
  };
}

const SESSION = "select customer from session where token_hash = $1 and used_at >= now() - interval '30 days'";
const SOLD = "is_active and price is not null and stock > 0";
const ADD = `insert into cart_line (customer, product, quantity) select $1, id, greatest($3, minimum_quantity) from product where id = $2 and ${SOLD}
  on conflict (customer, product) do update set quantity = cart_line.quantity + excluded.quantity`;
const QUANTITY = `update cart_line set quantity = least($3, stock) from product
  where customer = $1 and product = $2 and id = product and ${SOLD} and $3 >= minimum_quantity`;
const LINES = `select quantity, hsn, seller, consumable, ${CARD} from cart_line join product on id = product where customer = $1 order by place`;
const COUPONS = "select code, percent, shown from coupon where uses_left is distinct from 0";
