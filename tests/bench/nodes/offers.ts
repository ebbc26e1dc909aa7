// What it would cost and save if what everybody reads lay on each of three nodes as well: products and coupons as reference tables, by
// which a node puts a cart together alone; against the tables of today, which lie on the coordinator and are joined there. What orders and
// staff write to them, stock and a price, is written both ways too, and once more while a node is lost. Needs Citus.
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { openDatabase } from "#adapters/postgres/engine/database.ts";
import { rowsOf } from "#adapters/postgres/engine/rows.ts";
import { listedColumns } from "#adapters/postgres/catalogue/product-row.ts";
import { CART_SEEN } from "#adapters/postgres/customer-cart/carts.ts";
import { aBuyer, CART, stockShop } from "#tests/bench/made/many-orders.ts";
import { distributedServers } from "#tests/cluster/distributed-servers.ts";
import { aSpreadShop } from "#tests/cluster/spread-shop.ts";
import { postgresShop } from "#tests/ports/orders/an-order-shop.ts";
import { fill } from "#tests/core/orders/a-stocked-shop.ts";
import { printCosts, printWithoutNode } from "./rounds.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { Buyer } from "#tests/core/orders/a-stocked-shop.ts";

const CUSTOMERS = 20;
const GOODS = Object.keys(CART);

const columns = listedColumns.join(", ");

/** The same as `CART_SEEN` without its function: everything is on the customer's node. */
const SEEN_ON_NODE = {
  name: "cart seen on its node",
  text: `select cart.choice, cart.code, (select json_agg(notice order by place) from cart_notice notice where notice.customer = $1) as notices,
    (select json_agg(line order by line.place) from (
      select row_number() over (order by own.place) as place, own.quantity, ${columns} from cart_line own join product_everywhere product on product.id = own.product where own.customer = $1
    ) line) as lines,
    (select json_agg(asked) from (select ${columns} from product_everywhere product where id = any((select $2::text[])::text[])) asked) as asked,
    (select json_agg(offered order by offered.position) from coupon_everywhere offered
      where is_for_web and uses_left is distinct from 0
        and case when cart.choice = 'none' then false when cart.choice = 'typed' and cart.code is not null then offered.key = cart.code
          else offered.audience = 'public' end) as coupons
    from cart where cart.customer = $1`,
};

const sold = (table: string) => ({ name: `sold of ${table}`, text: `update ${table} set stock = stock - 1 where id = any($1::text[])` });
const priced = (table: string) => ({ name: `price in ${table}`, text: `update ${table} set price = price + 1 where id = $1` });

const servers = await distributedServers(3);
let opened: Database | null = null;
try {
  const ports = { coordinator: servers.coordinator.port, nodes: servers.nodes.map(({ port }) => port) };
  const db = openDatabase(await aSpreadShop(ports, "offers"));
  opened = db;
  await stockShop(db);
  const buyers: Buyer[] = [];
  for (let nth = 0; nth < CUSTOMERS; nth += 1) {
    const buyer = await aBuyer(db, nth);
    await fill(postgresShop(db), buyer, CART);
    buyers.push(buyer);
  }
  await everywhere(db);

  const seen = (statement: typeof SEEN_ON_NODE) => async () => {
    for (const { id } of buyers) await rowsOf(db, statement, [id, []]);
  };
  const again = (act: () => Promise<unknown>) => async () => {
    for (let nth = 0; nth < CUSTOMERS; nth += 1) await act();
  };
  for (const { id } of buyers) {
    const [today, onNode] = [await rowsOf(db, CART_SEEN, [id, GOODS]), await rowsOf(db, SEEN_ON_NODE, [id, GOODS])];
    if (told(today) !== told(onNode)) throw new Error(`a cart differs from that of today: ${told(onNode)} instead of ${told(today)}`);
  }

  await printCosts(ports, CUSTOMERS, {
    "a cart, products on the coordinator": seen({ name: "cart seen", text: CART_SEEN.text }),
    "a cart, products on each node": seen(SEEN_ON_NODE),
  });
  await printCosts(ports, CUSTOMERS, {
    "two products sold, stock on the coordinator": again(() => rowsOf(db, sold("product"), [GOODS])),
    "two products sold, stock on each node": again(() => rowsOf(db, sold("product_everywhere"), [GOODS])),
    "a price, products on the coordinator": again(() => rowsOf(db, priced("product"), [GOODS[0]])),
    "a price, products on each node": again(() => rowsOf(db, priced("product_everywhere"), [GOODS[0]])),
  });
  const [, , lost] = servers.nodes;
  if (lost === undefined) throw new TypeError("three nodes");
  await printWithoutNode(lost, {
    "somebody new, customers on the coordinator": () => signUp(db, "customer"),
    "somebody new, customers on each node": () => signUp(db, "customer_everywhere"),
    "a price, products on the coordinator": () => rowsOf(db, priced("product"), [GOODS[0]]),
    "a price, products on each node": () => rowsOf(db, priced("product_everywhere"), [GOODS[0]]),
  });
} finally {
  await opened?.destroy();
  await servers.end();
}

/** Without the columns' places, in which both differ. */
function told([row]: readonly unknown[]): string {
  return JSON.stringify(Object.entries(row ?? {}).toSorted(([one], [other]) => one.localeCompare(other)));
}

function signUp(db: Database, table: string): Promise<unknown> {
  return sql`insert into ${sql.id(table)} (id, name, created_at) values (${randomUUID()}, 'Somebody', now())`.execute(db);
}

/** Copies of what is sold, of coupons and of customers on every node. */
async function everywhere(db: Database): Promise<void> {
  for (const [table, key] of [
    ["product", "id"],
    ["coupon", "key"],
    ["customer", "id"],
  ] as const) {
    const copy = `${table}_everywhere`;
    await sql`create table ${sql.id(copy)} (like ${sql.id(table)} including defaults)`.execute(db);
    await sql`insert into ${sql.id(copy)} select * from ${sql.id(table)}`.execute(db);
    await sql`alter table ${sql.id(copy)} add primary key (${sql.id(key)})`.execute(db);
    await sql`select create_reference_table(${sql.lit(copy)})`.execute(db);
  }
  await sql`analyze`.execute(db);
}
