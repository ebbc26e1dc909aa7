import { expect, it } from "vitest";
import { buy, buyersIn, lossesOf } from "./buyers.ts";
import { aShopFolder, aShop, beside, databaseProcess } from "./shop-process.ts";

const folder = await aShopFolder();
const BUYERS = 6;
const EACH = 4;

it("orders that are placed while the database is killed and started again are there once each, and nothing is amiss", {
  timeout: 300_000,
}, async () => {
  const shop = await aShop({ DATA_DIR: folder });
  const buyers = await beside(folder, (db) => buyersIn(db, BUYERS, BUYERS * EACH));
  const acknowledged: string[] = [];
  let isKilled = false;
  const shopping = buyers.people.map(async (person) => {
    for (let nth = 0; nth < EACH; nth += 1) {
      acknowledged.push(await buy(person, buyers.product, `${person.customer}-${nth}`, { address: () => shop.address }));
      if (acknowledged.length < (BUYERS * EACH) / 3 || isKilled) continue;
      isKilled = true;
      process.kill(databaseProcess(folder), "SIGKILL");
    }
  });
  await Promise.all(shopping).catch((error: unknown) => {
    throw new Error(shop.said(), { cause: error });
  });
  expect(isKilled).toBe(true);
  expect(new Set(acknowledged).size).toBe(BUYERS * EACH);
  expect(await beside(folder, (db) => lossesOf(db, buyers, acknowledged))).toEqual([]);
  shop.signal("SIGTERM");
  expect(await shop.ended).toBe(0);
});
