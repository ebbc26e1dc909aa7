import { describe, expect, it } from "vitest";
import { alertId } from "#core/alerts/alert.ts";
import { UPCOMING } from "#core/alerts/coming-area.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { paise } from "#core/shared/money.ts";
import { printedUtc } from "#core/shared/printed-utc.ts";
import { postgresAlerts } from "#adapters/postgres/alerts/alerts.ts";
import { putProducts } from "#tests/builders/put-products.ts";
import { indianClockText } from "#cli/printing/indian-clock-text.ts";
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

async function someoneWaits(email: string, alert: AlertWish): Promise<void> {
  const alerts = postgresAlerts(shop.db);
  const [keys] = await alertByLetter(alerts, anEmail(email), alert);
  await alerts.confirm(keys?.confirm ?? "", now);
}

describe("what people wait for", () => {
  it("is nothing at first, then counted, told at once on demand, and told to nobody by a dry run", async () => {
    expect(await run(`alert list ${at}`)).toEqual({ status: 0, output: "Nobody waits for anything.\n", complaints: "" });
    await put(0);
    for (const email of ["a@example.in", "b@example.in"]) await someoneWaits(email, { kind: "back-in-stock", product: tulsi.id });
    const listed = (due: number) => ["Tulsi drops, back in stock: 2 wait, ", `${due} to be told now\n`].join("");
    expect((await run(`alert list ${at}`)).output).toContain(listed(0));
    expect((await run(`alert send --dry-run ${at}`)).output).toBe("Nobody would be told.\n");
    await put(3);
    for (const _ of ["once", "again"]) expect((await run(`alert send --dry-run ${at}`)).output).toBe(listed(2));
    expect(JSON.parse((await run(`alert send --dry-run --json ${at}`)).output)).toEqual({
      would_tell: [{ kind: "back-in-stock", product_id: tulsi.id, title: "Tulsi drops", waiting: 2, due: 2 }],
    });
    expect((await run(`alert send --as ravi ${at}`)).output).toBe("2 were told.\n");
    expect(JSON.parse((await run(`alert send --json ${at}`)).output)).toEqual({ told: 0 });
    const audited = JSON.parse((await run(`audit list --subject alert --json ${at}`)).output);
    expect(audited).toMatchObject([{ who: "ravi", action: "alert send", subject: { kind: "alert", id: "all" }, details: { subjects: 1 } }]);
    expect(JSON.parse((await run(`alert list --json ${at}`)).output)).toEqual([]);
  });

  it("is told to whoever waited for an area that has opened since", async () => {
    await someoneWaits("c@example.in", { kind: "opening", area: "fitbook" });
    expect(JSON.parse((await run(`alert list --json ${at}`)).output)).toEqual([
      { kind: "opening", area: "fitbook", title: "fitbook", waiting: 1, due: 1 },
    ]);
    expect((await run(`alert send --dry-run ${at}`)).output).toBe("fitbook, its opening: 1 waits, 1 to be told now\n");
    expect((await run(`alert send ${at}`)).output).toBe("1 was told.\n");
    expect(JSON.parse((await run(`alert list --json ${at}`)).output)).toEqual([]);
  });

  it("is shown of one customer, found by number, address or id, with when they were told", async () => {
    const id = "0190b2f0-0000-7000-8000-00000000000a";
    const neem = { ...aProduct("Neem soap"), offer: { price: paise(9_950), stock: 4 } };
    await shop.db.transaction().execute((trx) => putProducts(trx, [neem]));
    await shop.db
      .insertInto("customer")
      .values({ id, name: "Asha Rao", mobile: "9820012345", email: "asha@example.in", created_at: new Date(now) })
      .execute();
    expect((await run(`alert list --customer ${id} ${at}`)).output).toBe(
      "This customer waits for nothing, and was told nothing in the last 30 days.\n",
    );
    const alerts = postgresAlerts(shop.db);
    const wishes = [
      { kind: "back-in-stock", product: tulsi.id },
      { kind: "price-at-most", product: neem.id, price: paise(8_000) },
      { kind: "opening", area: "quizzes" },
    ] as const;
    for (const [nth, wish] of wishes.entries())
      await alerts.add(customerId(id), { id: alertId(`a-${nth}`), wish, language: null, at: now + nth * 60_000 }, 50);
    await put(3);
    const upcoming = UPCOMING;
    const told = { upcoming, at: now + 3_600_000, most: 9, newId: () => "n-1", messages: () => ({ announcement: null, letter: null }) };
    await alerts.tell({ kind: "back-in-stock", product: tulsi.id }, told);
    const [asked, , later] = [0, 60_000, 120_000].map((after) => indianClockText(now + after));
    for (const who of ["98200-12345", "ASHA@example.in", id])
      expect((await run(`alert list --customer ${who} ${at}`)).output).toBe(
        `quizzes, its opening: waits since ${later}
Neem soap, at most ₹80 (₹99.50 now): waits since ${indianClockText(now + 60_000)}
Tulsi drops, back in stock: told ${indianClockText(told.at)}, asked ${asked}
`,
      );
    await run(`alert list --customer ${id} --as ravi ${at}`);
    const [audited] = JSON.parse((await run(`audit list --subject customer:${id} --json ${at}`)).output);
    expect(audited).toMatchObject({ who: "ravi", action: "alert list" });
    const json = JSON.parse((await run(`alert list --customer ${id} --json ${at}`)).output);
    expect(json.map(({ kind, state }: { kind: string; state: string }) => [kind, state])).toEqual([
      ["opening", "waiting"],
      ["price-at-most", "waiting"],
      ["back-in-stock", "told"],
    ]);
    expect(json[1]).toMatchObject({ alert_id: "a-1", product_id: neem.id, title: "Neem soap", price: "80.00", told_at: null });
    expect(json[2].told_at).toBe(printedUtc(told.at));
  });

  it("is asked of nobody who is not there", async () => {
    expect(await run(`alert list --customer 9999999999 ${at}`)).toMatchObject({
      status: 1,
      complaints: expect.stringContaining("No customer"),
    });
    expect(await run(`alert list --customer nobody ${at}`)).toMatchObject({ status: 2, complaints: expect.stringContaining("--customer") });
  });
});
