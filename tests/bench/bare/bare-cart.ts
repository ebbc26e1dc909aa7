import { createHash } from "node:crypto";
import { CART_SEEN } from "#adapters/postgres/customer-cart/carts.ts";
import { product } from "./bare-catalogue.ts";
import type { BareRoutes } from "#tests/bench/server-cpu.ts";
import type { Row } from "./bare-catalogue.ts";

/** The statements of a change of quantity, their rows sent on as they are. */
export const routes: BareRoutes = (app, pool) => {
  app.put<{ Querystring: { product_id: string; quantity: string } }>("/api/shop/product/updateUserCartProductQuantity", async (request) => {
    const token = createHash("sha256")
      .update((request.headers.authorization ?? "").slice("Bearer ".length))
      .digest();
    const since = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000);
    const { rows: sessions } = await pool.query(
      `select "id", "customer", "used_at", "opens" from "session" where "token_hash" = $1 and "used_at" >= $2`,
      [token, since],
    );
    const customer: string = sessions[0].customer;
    const client = await pool.connect();
    try {
      await client.query("begin");
      await client.query("select change_cart($1, $2)", [customer, new Date()]);
      const { rows: seen } = await client.query(CART_SEEN.text, [customer, []]);
      const { lines, coupons } = seen[0];
      await client.query(PUT, [customer, [request.query.product_id], [Number(request.query.quantity)]]);
      await client.query("commit");
      return {
        status: { status_code: 0, message: "" },
        payload: { cart_list: lines.map(line), cart_coupon: { coupon: coupons[0].code, discount: 1 }, cart_notices: [] },
      };
    } finally {
      client.release();
    }
  });
};

const line = (row: Row) => ({
  _id: row["id"],
  product_id: row["id"],
  quantity: row["quantity"],
  total_amount: (Number(row["price"]) * Number(row["quantity"])) / 100,
  product: { ...product(row), title_hi: row["hindi"] },
});

const PUT = `insert into cart_line (customer, product, quantity)
  select $1, product, quantity from unnest($2::text[], $3::int[]) with ordinality line (product, quantity, place) order by place
  on conflict (customer, product) do update set quantity = excluded.quantity`;
