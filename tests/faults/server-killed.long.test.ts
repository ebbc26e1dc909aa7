import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { aShopFolder, aShop, beside, databaseProcess, signedIn } from "./shop-process.ts";

const folder = await aShopFolder();
const WRITES = 500;

describe("a server that is killed in the middle of 500 writes", { timeout: 180_000 }, () => {
  it.each([
    ["alone", false],
    ["with its database", true],
  ])("%s has every acknowledged one when it is started again, and no half of any", async (_, isWithDatabase) => {
    const shop = await aShop({ DATA_DIR: folder });
    const { people, products } = await beside(folder, async (db) => ({
      people: await signedIn(db, 10),
      products: (await sql<{ id: string }>`select id from product where is_active and stock > 9 limit 50`.execute(db)).rows.map(
        ({ id }) => id,
      ),
    }));
    const requested = people.flatMap((person) => products.map((product) => ({ ...person, product })));
    expect(requested).toHaveLength(WRITES);

    const acknowledged: { readonly customer: string; readonly product: string }[] = [];
    let next = 0;
    const write = async (): Promise<void> => {
      for (let one = requested[next++]; one !== undefined; one = requested[next++]) {
        const { bearer, product } = one;
        const response = await fetch(`${shop.address}/api/shop/product/addProductToCartList`, {
          method: "PUT",
          headers: { authorization: `Bearer ${bearer}`, "content-type": "application/json" },
          body: JSON.stringify({ product_id: product, quantity: 2 }),
        }).catch(() => null);
        if (response === null) return;
        if (response.ok) acknowledged.push(one);
        if (acknowledged.length === WRITES / 2) {
          const database = databaseProcess(folder);
          shop.signal("SIGKILL");
          if (isWithDatabase) process.kill(database, "SIGKILL");
        }
      }
    };
    await Promise.all(Array.from({ length: 8 }, write));
    expect(await shop.ended).toBe("SIGKILL");
    expect(acknowledged.length).toBeGreaterThanOrEqual(WRITES / 2);
    expect(acknowledged.length).toBeLessThan(WRITES);

    const again = await aShop({ DATA_DIR: folder });
    expect((await fetch(`${again.address}/api/health/ready`)).status).toBe(200);
    const stored = await beside(
      folder,
      async (db) =>
        (
          await sql<{
            line: string;
          }>`select customer || ' ' || product || ' ' || quantity as line from cart_line where customer like 'customer-%'`.execute(db)
        ).rows,
    );
    const lines = new Set(stored.map(({ line }) => line));
    expect(acknowledged.filter(({ customer, product }) => !lines.has(`${customer} ${product} 2`))).toEqual([]);
    expect([...lines].filter((line) => !line.endsWith(" 2"))).toEqual([]);
    again.signal("SIGTERM");
    expect(await again.ended).toBe(0);
  });
});
