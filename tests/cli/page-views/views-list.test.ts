import { describe, expect, it } from "vitest";
import { day, daysAfter } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { postgresPageViews } from "#adapters/postgres/page-views/page-views.ts";
import { openShopData } from "#tests/cli/shop-data.ts";
import { run } from "#tests/cli/run.ts";

const shop = await openShopData();
const { at } = shop;

describe("views list", () => {
  it("says how often the pages of each route were looked at on some days, the most looked at first", async () => {
    const from = "--from 2026-11-01 --to 2026-11-30";
    expect(await run(`views list ${from} ${at}`)).toEqual({
      status: 0,
      complaints: "",
      output: "No page view was counted from 2026-11-01 to 2026-11-30.\n",
    });
    const views = postgresPageViews(shop.db);
    for (let nth = 0; nth < 12; nth++) views.count({ day: day(nth < 4 ? "2026-11-01" : "2026-11-30"), route: "/shop/products" });
    views.count({ day: day("2026-11-30"), route: "/order/:id" });
    views.count({ day: day("2026-12-01"), route: "/" });
    await views.write();
    expect((await run(`views list ${from} ${at}`)).output).toBe(
      ["Page views from 2026-11-01 to 2026-11-30:", "  12  /shop/products", "   1  /order/:id", ""].join("\n"),
    );
    expect(JSON.parse((await run(`views list ${from} --json ${at}`)).output)).toEqual({
      from: "2026-11-01",
      to: "2026-11-30",
      routes: [
        { route: "/shop/products", views: 12 },
        { route: "/order/:id", views: 1 },
      ],
      days: [
        { day: "2026-11-01", route: "/shop/products", views: 4 },
        { day: "2026-11-30", route: "/order/:id", views: 1 },
        { day: "2026-11-30", route: "/shop/products", views: 8 },
      ],
    });
  });

  it("is of the last 30 days where none are named", async () => {
    const views = postgresPageViews(shop.db);
    const today = indianDay(Date.now());
    for (const ago of [30, 29, 0]) views.count({ day: daysAfter(today, -ago), route: `/${ago}` });
    await views.write();
    const { from, to, days } = JSON.parse((await run(`views list --json ${at}`)).output);
    expect([from, to]).toEqual([daysAfter(today, -29), today]);
    expect(days.map(({ route }: { readonly route: string }) => route)).toEqual(expect.arrayContaining(["/29", "/0"]));
    expect(days.map(({ route }: { readonly route: string }) => route)).not.toContain("/30");
  });

  it.each(["--from yesterday", "--from 2026-11-30 --to 2026-11-01"])("wants days in their order: %s", async (days) => {
    expect((await run(`views list ${days} ${at}`)).status).toBe(2);
  });
});
