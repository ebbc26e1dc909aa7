import { describe, expect, it } from "vitest";
import { paise } from "#core/shared/money.ts";
import { postgresAlerts } from "#adapters/postgres/alerts/alerts.ts";
import { putProducts } from "#adapters/postgres/catalogue/put-products.ts";
import { anEmail } from "#tests/builders/a-letter.ts";
import { aProduct, now } from "#tests/fixtures.ts";
import { openShopData } from "#tests/cli/shop-data.ts";
import { run } from "#tests/cli/run.ts";
import { alertByLetter } from "#tests/ports/alerts/alerts-shop.ts";
import type { AlertWish } from "#core/alerts/alert.ts";

const shop = await openShopData();
const { at } = shop;
const tulsi = aProduct("Tulsi drops", { offer: { price: paise(20_000), stock: 0 } });
const put = (stock: number) =>
  shop.db.transaction().execute((trx) => putProducts(trx, [{ ...tulsi, offer: { price: paise(20_000), stock } }]));

async function someoneWaits(email: string, wish: AlertWish): Promise<void> {
  const alerts = postgresAlerts(shop.db);
  const [keys] = await alertByLetter(alerts, anEmail(email), wish);
  await alerts.confirm(keys?.confirm ?? "", now);
}

describe("what people wait for", () => {
  it("is nothing at first, then counted, told at once on demand, and told to nobody by a dry run", async () => {
    expect(await run(`alert list ${at}`)).toEqual({ status: 0, output: "Nobody waits for anything.\n", complaints: "" });
    await put(0);
    for (const email of ["a@example.in", "b@example.in"]) await someoneWaits(email, { kind: "back-in-stock", product: tulsi.id });
    await someoneWaits("a@example.in", { kind: "opening", area: "fitbook" });
    const listed = (due: number) => ["Tulsi drops, back in stock: 2 wait, ", `${due} to be told now\n`].join("");
    expect((await run(`alert list ${at}`)).output).toContain(listed(0));
    expect((await run(`alert list ${at}`)).output).toContain("fitbook, its opening: 1 wait, 0 to be told now\n");
    expect((await run(`alert send --dry-run ${at}`)).output).toBe("Nobody would be told.\n");
    await put(3);
    for (const _ of ["once", "again"]) expect((await run(`alert send --dry-run ${at}`)).output).toBe(listed(2));
    expect(JSON.parse((await run(`alert send --dry-run --json ${at}`)).output)).toEqual({
      would_tell: [{ kind: "back-in-stock", product_id: tulsi.id, title: "Tulsi drops", waiting: 2, due: 2 }],
    });
    expect((await run(`alert send ${at}`)).output).toBe("2 were told.\n");
    expect(JSON.parse((await run(`alert send --json ${at}`)).output)).toEqual({ told: 0 });
    const json = JSON.parse((await run(`alert list --json ${at}`)).output);
    expect(json).toEqual([{ kind: "opening", area: "fitbook", title: "fitbook", waiting: 1, due: 0 }]);
  });
});
