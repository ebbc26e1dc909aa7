import { createHmac, randomUUID } from "node:crypto";
import { answer, card } from "./card.ts";
import { bestCoupon, cartOf, customerOf } from "./cart.ts";
import { startWorker } from "./worker.ts";
import type { BareRoutes } from "#tests/bench/server-cpu.ts";
import type { CartRow } from "./cart.ts";

const SECRET = "hand-written";
const LASTS = 15 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;
/** From two o'clock on a parcel leaves on the next day. */
const UNTIL_MIDNIGHT = 10 * 60 * 60 * 1000;

type Quoted = {
  readonly total: number;
  readonly discount: number;
  readonly shipping: number;
  readonly number: string;
  readonly products: readonly string[];
  readonly pieces: readonly number[];
  readonly coupon: string | null;
  /** It is not too old, no price has changed since, and the call was not made before. */
  readonly isAsQuoted: boolean;
};

/** A quote that holds its pieces, and the placing of it for cash. What follows is told by the worker. */
export const orderRoutes: BareRoutes = (app, pool) => {
  const wake = startWorker(pool, process.env["BARE_OUTBOX"] ?? "");

  app.post<{ Body: { address_id: string } }>("/api/shopUserOrder/checkoutUserOrder", async ({ headers, body }) => {
    const customer = await customerOf(pool, headers.authorization);
    const [{ rows: places }, { lines, coupons }] = await Promise.all([
      pool.query({ name: "where", text: WHERE, values: [customer, body.address_id] }),
      cartOf(pool, customer),
    ]);
    const [{ address, place, shipping, terms }] = places;
    const now = new Date();
    const best = bestCoupon(lines, coupons);
    const discount = best?.discount ?? 0;
    const amounts = lines.map(({ price, quantity }) => price * quantity);
    const subtotal = sum(amounts);
    const charge = subtotal - discount >= shipping.basic_charges.minimum_order * 100 ? 0 : shipping.basic_charges.shipping_charges * 100;
    const exact = subtotal - discount + charge;
    const total = Math.ceil(exact / 100) * 100;
    const discounts = parted(discount, best?.shares ?? amounts);
    const left = amounts.map((amount, nth) => amount - (discounts[nth] ?? 0));
    const charges = parted(charge, left);
    const rounded = parted(total - exact, left);
    const shown = {
      payment_method: "cash",
      rules: 2,
      facts: {
        cart: {
          cart_list: lines.map((row) => ({
            product_id: row.id,
            quantity: row.quantity,
            product: card(row),
            hsn: row.hsn,
            seller: billedBy(row),
            consumable: row.consumable,
          })),
          coupon_list: coupons.map(({ shown }) => shown),
          coupon_choice: { kind: "automatic" },
          shipping_charges: shipping,
        },
        address,
        place,
        terms,
        createdAt: now.toISOString(),
      },
      figures: {
        line_list: lines.map((row, nth) => ({
          product_id: row.id,
          quantity: row.quantity,
          selling_price: row.price / 100,
          total_amount: (amounts[nth] ?? 0) / 100,
          coupon_discount: (discounts[nth] ?? 0) / 100,
          prepaid_discount: 0,
          shipping_amount: (charges[nth] ?? 0) / 100,
          round_off: (rounded[nth] ?? 0) / 100,
        })),
        sub_total: subtotal / 100,
        coupon: best?.code ?? null,
        coupon_discount: discount / 100,
        prepaid_discount: 0,
        shipping_amount: charge / 100,
        round_off: (total - exact) / 100,
        final_amount: total / 100,
      },
      payment_ways: {
        online: { final_amount: total / 100, prepaid_discount: 0 },
        cash: { kind: "offered", final_amount: total / 100 },
      },
      parcel_list: [...Map.groupBy(lines.keys(), (nth) => lines[nth]?.seller.gstin)].map(([, line_places]) => ({
        seller: lines.slice(line_places[0]).map(billedBy)[0],
        line_places,
        delivery: {
          is_available: true,
          cash_on_delivery: place.cash_on_delivery,
          earliest_date: indianDay(now.getTime() + UNTIL_MIDNIGHT + place.days * DAY),
          latest_date: indianDay(now.getTime() + UNTIL_MIDNIGHT + (place.days + 2) * DAY),
        },
      })),
      final_amount: total / 100,
      shipping_amount: charge / 100,
      discount_amount: discount / 100,
      payment_id: null,
    };
    const id = randomUUID();
    const until = new Date(now.getTime() + LASTS);
    const pieces = lines.map(({ quantity }) => quantity);
    const prices = lines.map(({ price }) => price);
    const products = lines.map((row) => row.id);
    const snapshot = JSON.stringify(shown);
    const { rowCount } = await pool.query({
      name: "quote",
      text: QUOTE,
      values: [id, customer, total, products, pieces, prices, best?.code ?? null, snapshot, now, until],
    });
    if (rowCount !== lines.length) throw new Error("not enough pieces");
    return answer({ parent_order_id: id, signature: signed(id, total), valid_until: until.toISOString(), ...shown });
  });

  app.put<{ Body: { parent_order_id: string; signature: string; key: string } }>(
    "/api/shopUserOrder/placeUserOrder",
    async ({ headers, body: { parent_order_id: id, signature, key } }) => {
      const customer = await customerOf(pool, headers.authorization);
      const client = await pool.connect();
      try {
        await client.query("begin");
        const { rows } = await client.query<Quoted>({
          name: "quoted",
          text: QUOTED,
          values: [id, customer, key],
        });
        const [quoted] = rows;
        if (quoted === undefined || !quoted.isAsQuoted || signature !== signed(id, quoted.total))
          throw new Error("another quote is needed");
        const told = answer({
          order_status: "placed",
          order: {
            parent_order_id: id,
            order_number: quoted.number,
            final_amount: quoted.total / 100,
            shipping_amount: quoted.shipping,
            discount_amount: quoted.discount,
            payment_id: null,
          },
        });
        const now = new Date();
        const { rows: moved } = await client.query({
          name: "placed",
          text: PLACED,
          values: [
            id,
            customer,
            now,
            quoted.products,
            quoted.pieces,
            quoted.coupon,
            JSON.stringify({ deed: "placed", by: customer }),
            JSON.stringify([{ account: "due", amount: quoted.total }]),
            key,
            JSON.stringify(told),
            JSON.stringify({ order: id, number: quoted.number, total: quoted.total }),
          ],
        });
        if (moved[0].moved !== quoted.products.length) throw new Error("not enough pieces");
        await client.query("commit");
        wake();
        return told;
      } catch (error) {
        await client.query("rollback");
        throw error;
      } finally {
        client.release();
      }
    },
  );
};

/** A seller without an address is named by the state. */
const billedBy = ({ seller }: CartRow) => ({ ...seller, address: seller.address ?? seller.state });

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

const signed = (id: string, total: number): string => createHmac("sha256", SECRET).update(`${id} ${total}`).digest("base64url");

const indianDay = (at: number): string => new Date(at + 5.5 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** Whole paise in the proportion of weights; what is left over goes to the largest remainders. */
function parted(whole: number, weights: readonly number[]): readonly number[] {
  const all = sum(weights);
  if (whole === 0 || all === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (whole * weight) / all);
  const parts = exact.map(Math.floor);
  const order = [...exact.keys()].toSorted((a, b) => (exact[b] ?? 0) - (parts[b] ?? 0) - ((exact[a] ?? 0) - (parts[a] ?? 0)));
  for (const nth of order.slice(0, whole - sum(parts))) parts[nth] = (parts[nth] ?? 0) + 1;
  return parts;
}

const WHERE = `select address, json_build_object('pincode', pincode, 'state', pincode.state, 'days', days, 'cash_on_delivery', cash_on_delivery) as place,
    shipping, terms from address join pincode using (pincode), settings where customer = $1 and id = $2`;
const QUOTE = `with former as (delete from shop_order where customer = $2 and stage = 'quoted' returning id),
  freed as (delete from stock_hold using former where order_id = former.id),
  quoted as (insert into shop_order (id, customer, stage, total, products, pieces, prices, coupon, snapshot, made_at)
    select $1, $2, 'quoted', $3, $4, $5, $6, $7, $8, $9 from (select count(*) from former) gone)
  insert into stock_hold (order_id, product, pieces, until)
  select $1, product.id, wanted.pieces, $10 from unnest($4::text[], $5::int[]) wanted (product, pieces) join product on product.id = wanted.product
  where stock - coalesce((select sum(pieces) from stock_hold held where held.product = product.id and until > $9 and order_id not in (select id from former)), 0) >= wanted.pieces`;
const QUOTED = `select total, products, pieces, coupon, (snapshot->>'discount_amount')::float8 as discount,
    (snapshot->>'shipping_amount')::float8 as shipping, 'NM' || serial as number,
    made_at > now() - interval '15 minutes' and prices = (
      select array_agg(price order by place) from unnest(products) with ordinality line (id, place) join product using (id)
    ) and not exists (select from order_call where customer = $2 and key = $3) as "isAsQuoted"
  from shop_order where id = $1 and customer = $2 and stage = 'quoted' for update`;
const PLACED = `with kept as (update shop_order set stage = 'placed', placed_at = $3 where id = $1),
  step as (insert into order_step (order_id, number, at, deed) values ($1, 1, $3, $7)),
  entry as (insert into ledger_entry (payable, kind, at, postings) values ($1, 'sale', $3, $8)),
  freed as (delete from stock_hold where order_id = $1),
  used as (update coupon set uses_left = uses_left - 1 where code = $6 and uses_left is not null),
  noted as (insert into coupon_use (order_id, coupon) select $1, $6 where $6 is not null),
  bought as (delete from cart_line using unnest($4::text[], $5::int[]) ordered (id, pieces) where customer = $2 and product = id and quantity <= pieces),
  called as (insert into order_call (customer, key, answer) values ($2, $9, $10)),
  news as (insert into notification (customer, at, told) values ($2, $3, $11)),
  jobs as (insert into job (kind, told) values ('letter', $11), ('text', $11)),
  moved as (update product set stock = stock - ordered.pieces from (
      select product.id, wanted.pieces from unnest($4::text[], $5::int[]) wanted (id, pieces) join product using (id)
      where stock >= wanted.pieces order by product.id for no key update of product
    ) ordered where product.id = ordered.id returning product.id)
  select count(*)::int as moved from moved`;
