import { expect, it } from "vitest";
import { postgresLabs } from "#adapters/postgres/labs/labs.ts";
import { run } from "#tests/cli/run.ts";
import { openShopData } from "#tests/cli/shop-data.ts";

const shop = await openShopData();

const aTest = (nth: number): string =>
  JSON.stringify({
    test: {
      _id: `t-${nth}`,
      slug: `t-${nth}`,
      title: `Test ${nth}`,
      category: "blood",
      sample: "blood",
      source: "MedlinePlus",
      fasting_hours: 0,
      report_hours: 12,
      mrp: 200,
      price: 120,
      home: true,
      parameters: [{ code: "hb", name: "Haemoglobin", unit: "g/dL", ranges: [] }],
    },
  });

it("an import of a hundred thousand lines of which one breaks off in the middle names it and changes nothing", {
  timeout: 300_000,
}, async () => {
  const lines = Array.from({ length: 100_000 }, (_, nth) => aTest(nth));
  const broken = lines.with(50_000, lines[50_000]?.slice(0, 60) ?? "").join("\n");
  const answer = await run(`lab import - ${shop.at}`, { "-": broken });
  expect([answer.status, answer.complaints.split("\n")[0]]).toEqual([1, "line 50001: expected JSON"]);
  expect(answer.complaints).toContain("Nothing was changed");
  expect(await postgresLabs(shop.db).offered()).toEqual({ labs: [], tests: [], packages: [], calendars: [] });
  const cutOff = lines.join("\n").slice(0, -30);
  expect((await run(`lab import - ${shop.at}`, { "-": cutOff })).complaints).toContain("line 100000: expected JSON");
  expect((await postgresLabs(shop.db).offered()).tests).toEqual([]);
});
