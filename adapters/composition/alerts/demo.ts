import { canBeBought } from "#adapters/composition/demo-part.ts";
import { alertsAt } from "#adapters/demo-people/alerts-at.ts";
import { putAlerts } from "#adapters/postgres/demo/put-alerts.ts";
import type { AlertLetters } from "#core/alerts/alert-letters.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";
import type { DemoShop } from "#adapters/composition/demo-part.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** What people wait for, and what they were told. */
export async function putDemoAlerts(
  trx: Database,
  { products, now }: DemoShop,
  letters: Pick<AlertLetters, "announcement">,
): Promise<void> {
  const goods = (sold: readonly ProductDetails[]) =>
    sold.flatMap(({ id, title, hindi, slug, offer }) => (offer === null ? [] : [{ id, title, hindi, slug, price: offer.price }]));
  const soldOut = products.filter(({ status, offer }) => status === "active" && offer?.stock === 0);
  await putAlerts(trx, alertsAt(now, { sold: goods(products.filter(canBeBought)), soldOut: goods(soldOut) }), letters.announcement);
}
