import { describe, expect, it } from "vitest";
import { day } from "#core/shared/day.ts";
import { demoLabOffer } from "#tests/builders/demo-lab-offer.ts";
import { postgresLabs } from "#adapters/postgres/labs/labs.ts";
import { putOffer } from "#adapters/postgres/labs/put-offer.ts";
import { run } from "#tests/cli/run.ts";
import { openShopData } from "#tests/cli/shop-data.ts";

const shop = await openShopData();
const { at } = shop;

const range = { sex: "female", from_age: 18, to_age: null, low: 12.1, high: 15.1 };
const aTest = (given: object = {}) => ({
  _id: "hb",
  slug: "haemoglobin",
  title: { en: "Haemoglobin", hi: "हीमोग्लोबिन" },
  aliases: ["Hb"],
  category: "blood",
  sample: "blood",
  fasting_hours: 0,
  report_hours: 12,
  mrp: 200,
  price: 120.5,
  home: true,
  parameters: [{ code: "hb", name: "Haemoglobin", unit: "g/dL", ranges: [range] }],
  source: "MedlinePlus",
  ...given,
});
const aLab = (given: object = {}) => ({
  _id: "sahyadri",
  name: "Sahyadri Diagnostics",
  address: "12 Law College Road",
  city: "Pune",
  accreditation: "MC-1",
  pincodes: ["411004"],
  hours: [{ weekdays: [1, 2], from: "07:00", to: "20:00" }],
  ...given,
});
const HINDI = { name: "सह्याद्री डायग्नोस्टिक्स", address: "12 लॉ कॉलेज रोड" };
const aPackage = (given: object = {}) => ({
  _id: "p",
  slug: "p",
  title: "Blood",
  text: "Blood",
  for: "everybody",
  price: 100,
  tests: ["hb"],
  ...given,
});

const slots = (given: object = {}) => ({
  slots: { lab: "sahyadri", place: "home", weekday: 1, from: "06:00", to: "12:00", capacity: 2, ...given },
});

const imported = (options: string, ...lines: readonly (object | string)[]) =>
  run(`lab import - ${options} ${at}`, { "-": lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line))).join("\n") });
const offered = () => postgresLabs(shop.db).offered();

describe("what laboratories offer, as staff feed it", () => {
  it("is imported all or none, with each fault by line and field", async () => {
    const answer = await imported(
      "",
      { test: aTest() },
      {
        test: aTest({
          _id: "x",
          slug: "X y",
          price: 300,
          fasting_hours: 9,
          after_meal_hours: 5,
          parameters: [{ code: "a", name: "A", ranges: [{ low: 5, high: 4 }, {}] }],
        }),
      },
      { lab: aLab({ pincodes: ["041100", "411004"], hours: [{ weekdays: [8], from: "20:00", to: "07:00" }] }) },
      { test: aTest(), lab: aLab() },
      { slots: { lab: "sahyadri", place: "centre", pincodes: ["411004"], weekday: 8, from: "09:00", to: "09:20", capacity: 0 } },
      { closed: { lab: "sahyadri", days: ["2026-02-30"] } },
      { none: {} },
      "no json",
      { test: aTest({ _id: "y", slug: "y", fasting_hours: 8, after_meal_hours: 2 }) },
    );
    expect(answer.status).toBe(1);
    for (const [line, path] of [
      [2, "test.slug"],
      [2, "test.price"],
      [2, "test.fasting_hours"],
      [2, "test.after_meal_hours"],
      [9, "test.after_meal_hours"],
      [2, "test.parameters[0].ranges[0].high"],
      [2, "test.parameters[0].ranges[1]"],
      [3, "lab.pincodes[0]"],
      [3, "lab.hours[0].weekdays[0]"],
      [3, "lab.hours[0].to"],
      [5, "slots.weekday"],
      [5, "slots.capacity"],
      [5, "slots.pincodes"],
      [5, "slots.to"],
      [6, "closed.days[0]"],
    ])
      expect(answer.complaints).toContain(`line ${line}, ${path}: expected`);
    for (const line of [4, 7, 8]) expect(answer.complaints).toContain(`line ${line}: expected`);
    expect(answer.complaints).not.toContain("line 1");
    expect(answer.complaints).toContain("Nothing was changed.\n");
    expect(await offered()).toEqual({ labs: [], tests: [], packages: [], calendars: [] });
  });

  it.each([{ title: "Foetal sex determination" }, { title: { en: "Scan", hi: "भ्रूण का लिंग" } }, { aliases: ["boy or girl"] }])(
    "may not offer to tell the sex of a foetus: %j",
    async (given) => {
      const answer = await imported("", { test: aTest(given) });
      expect([answer.status, answer.complaints.includes("offers to tell nobody's sex before birth")]).toEqual([1, true]);
    },
  );

  it("is tried in a dry run, imported, counted and audited", async () => {
    const lines = [{ package: aPackage() }, { test: aTest() }, { lab: aLab({ hi: HINDI }) }, slots({ weekday: 1 }), slots({ weekday: 2 })];
    expect((await imported("--dry-run", ...lines)).output).toContain("It would be 4 new, 0 changed, 0 as before. Nothing was changed.\n");
    expect((await offered()).tests).toEqual([]);
    expect((await imported("--as ravi", ...lines)).output).toBe("Labs, tests, packages and calendars: 4 new, 0 changed, 0 as before.\n");
    expect(JSON.parse((await imported("--json", ...lines)).output)).toEqual({ added: 0, changed: 0, unchanged: 4 });
    const stored = await offered();
    expect(stored.tests[0]).toMatchObject({ price: 12_050, title: { english: "Haemoglobin", hindi: "हीमोग्लोबिन" } });
    expect(stored.labs[0]).toMatchObject({ hours: [{ weekdays: [1, 2], from: 420, to: 1_200 }], hindi: HINDI });
    expect((await imported("", { lab: aLab({ _id: "l", hi: { name: "लैब" } }) })).complaints).toContain("line 1, lab.hi.address: expected");
    expect((await imported("", { package: aPackage({ _id: "q", slug: "q", tests: [] }) })).complaints).toContain(
      "line 1, package.tests: expected a list of at least one",
    );
    expect((await imported("", { package: aPackage({ _id: "q", slug: "q", tests: ["none"] }) })).complaints).toContain(
      "line 1, package.tests[0]: expected the id of a test",
    );
    for (const [line, path] of [
      [1, "slots.lab"],
      [2, "slots.pincodes[0]"],
      [4, "slots"],
    ])
      expect(
        (
          await imported(
            "",
            slots({ lab: "nowhere" }),
            slots({ pincodes: ["411001"] }),
            slots({ weekday: 3 }),
            slots({ weekday: 3, from: "11:00", to: "14:00" }),
          )
        ).complaints,
      ).toContain(`line ${line}, ${path}: expected`);
    expect((await offered()).calendars).toMatchObject([{ id: "sahyadri", windows: [{ weekday: 1 }, { weekday: 2 }], closed: [] }]);
    expect((await run(`audit list --subject lab ${at}`)).output).toContain("lab import");
  });

  it("is looked at for what staff should see", async () => {
    expect(await run(`lab lint ${at}`)).toMatchObject({ status: 0, output: "Nothing was found.\n" });
    await imported("", { package: aPackage({ price: 121 }) }, { lab: aLab({ pincodes: [] }) });
    expect(await run(`lab lint ${at}`)).toMatchObject({
      status: 1,
      output: "lab sahyadri: it collects in no pincode\npackage p: ₹121, and its tests one by one ₹120.5\n",
    });
    expect(JSON.parse((await run(`lab lint --json ${at}`)).output)[1]).toEqual({
      kind: "not-cheaper",
      package: "p",
      price: 121,
      apart: 120.5,
    });
  });

  it("is exported as a file that changes nothing, and into another shop makes the same: byte by byte", async () => {
    const clear = async () => {
      for (const table of ["lab_calendar", "lab_package", "lab_test", "lab"] as const) await shop.db.deleteFrom(table).execute();
    };
    await clear();
    await putOffer(shop.db, { ...demoLabOffer, calendars: demoLabOffer.calendars.map((one) => ({ ...one, closed: [day("2027-01-26")] })) });
    const exported = await run(`lab export ${at}`);
    expect([exported.status, exported.complaints]).toEqual([0, ""]);
    expect(exported.output.split("\n").length).toBeGreaterThan(117);
    const again = await run(`lab import - --json ${at}`, { "-": exported.output });
    expect(JSON.parse(again.output)).toMatchObject({ added: 0, changed: 0 });
    await clear();
    expect((await run(`lab export ${at}`)).output).toBe("");
    expect((await run(`lab import - ${at}`, { "-": exported.output })).status).toBe(0);
    expect((await run(`lab export ${at}`)).output).toBe(exported.output);
  });
});
