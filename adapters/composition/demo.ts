import { readCatalogue } from "#adapters/catalogue-file/catalogue.ts";
import { readCoupon } from "#adapters/catalogue-file/coupons.ts";
import { readLines } from "#adapters/catalogue-file/lines.ts";
import { readPincode } from "#adapters/catalogue-file/pincodes.ts";
import { readShipping } from "#adapters/catalogue-file/shipping.ts";
import { demoLines } from "#adapters/demo-catalogue/lines.ts";
import { demoContents } from "#adapters/demo-content/contents.ts";
import { shelvesOf } from "#adapters/demo-content/shelves.ts";
import { newsAt } from "#adapters/demo-people/news-at.ts";
import { peopleAt } from "#adapters/demo-people/people-at.ts";
import { demoAggregators } from "#adapters/demo-people/people.ts";
import { putContents } from "#adapters/postgres/content.ts";
import { putCoupons } from "#adapters/postgres/coupons.ts";
import { putPlaces } from "#adapters/postgres/delivery-places.ts";
import { putNews } from "#adapters/postgres/put-news.ts";
import { putPeople } from "#adapters/postgres/put-people.ts";
import { putProducts } from "#adapters/postgres/put-catalogue.ts";
import { putShipping } from "#adapters/postgres/shipping.ts";
import { productsKeptOf } from "#adapters/postgres/stock-once.ts";
import type { Fault } from "#adapters/catalogue-file/fault.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";
import type { Database } from "#adapters/postgres/database.ts";
import type { Lack } from "#adapters/postgres/stock-once.ts";

/** Puts the demo shop's goods, coupons, contents and people as they stand at `now`: part of a transaction of the caller. */
export async function putDemo(trx: Database, now: number): Promise<void> {
  const { products, faults } = readCatalogue(demoLines.products());
  const coupons = readLines(demoLines.coupons(indianDay(now)), readCoupon);
  const pincodes = readLines(demoLines.pincodes(), readPincode);
  const shipping = readLines(demoLines.shipping(), readShipping);
  for (const found of [faults, coupons.faults, pincodes.faults, shipping.faults]) refuse(found);
  await putProducts(trx, products);
  await putCoupons(trx, coupons.values);
  await putPlaces(trx, pincodes.values);
  for (const settings of shipping.values) await putShipping(trx, settings);
  await putContents(trx, demoContents(shelvesOf(products)));
  await putDemoPeople(trx, products, now);
}

/**
 * Puts what a demo shop lacks that an older program has stocked: part of a transaction of the caller.
 *
 * It is a demo shop as long as it sells most of the demo's goods; any other is left as it is.
 */
export async function completeDemo(trx: Database, lack: Lack, now: number): Promise<void> {
  const { products } = readCatalogue(demoLines.products());
  const kept = await productsKeptOf(
    trx,
    products.map(({ id }) => id),
  );
  if (kept.size < products.length / 2) return;
  const sold = products.filter(({ id }) => kept.has(id));
  if (lack.contents) await putContents(trx, demoContents(shelvesOf(sold)));
  if (lack.people) await putDemoPeople(trx, sold, now);
}

async function putDemoPeople(trx: Database, products: readonly ProductDetails[], now: number): Promise<void> {
  await putPeople(trx, demoAggregators, peopleAt(now, products.filter(canBeBought)), now);
  await putNews(trx, newsAt(now, indianDay(now)), now);
}

const canBeBought = ({ status, offer, minimumQuantity }: ProductDetails): boolean =>
  status === "active" && offer !== null && offer.stock >= Math.max(minimumQuantity, 10);

const INDIA = 19_800_000; // Milliseconds that Indian time is ahead of UTC.

const indianDay = (now: number): string => new Date(now + INDIA).toISOString().slice(0, 10);

/** The demo is ours: a fault in it is a defect. */
function refuse([fault]: readonly Fault[]): void {
  if (fault !== undefined) throw new TypeError(`the demo's line ${fault.line}, ${fault.path}: expected ${fault.expected}`);
}
