import { describe, expect, it } from "vitest";
import { postgresContent, putContents } from "#adapters/postgres/content/content.ts";
import { someContents } from "#tests/builders/some-contents.ts";
import { run } from "#tests/cli/run.ts";
import { openShopData } from "#tests/cli/shop-data.ts";

const shop = await openShopData();
const { at } = shop;

const aPlan = (given: object = {}) => ({
  _id: "parivar",
  title: "Parivar",
  text: "For a family of four.",
  price: 12_999.5,
  people: 4,
  includes: ["12 consultations", "4 full-body tests"],
  consultations: 12,
  lab_percent: 0,
  ...given,
});
const imported = (options: string, ...lines: readonly (object | string)[]) =>
  run(`plan import - ${options} ${at}`, { "-": lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line))).join("\n") });
const offered = async () => (await postgresContent(shop.db).healthPlanPage())?.plans.map(({ id }) => id);

describe("health plans, as staff feed them", () => {
  it("need a page on which they stand", async () => {
    expect(await run(`plan list ${at}`)).toEqual({ status: 0, output: "No health plans are offered.\n", complaints: "" });
    expect(await imported("", aPlan())).toEqual({
      status: 1,
      output: "",
      complaints: "There is no health-plan page yet on which plans could stand.\nNothing was changed.\n",
    });
  });

  it("are imported all or none, with each fault by line and field", async () => {
    await putContents(shop.db, someContents());
    const answer = await imported(
      "",
      aPlan({ _id: "fine" }),
      aPlan({ _id: "a b", price: 0.5, people: 0 }),
      aPlan({ price: 1.005, includes: [] }),
      aPlan({ includes: ["x", "x"], picture: "https://elsewhere.example/x.png" }),
      aPlan({ title: " ", includes: ["x", 7] }),
      aPlan({ hi: { title: "परिवार", text: "", includes: ["12 परामर्श", "4 जाँचें"] } }),
      aPlan({ hi: { title: "परिवार", text: "चार के लिए", includes: ["12 परामर्श"] } }),
      "no json",
    );
    expect(answer.status).toBe(1);
    for (const [line, path] of [
      [2, "_id"],
      [2, "price"],
      [2, "people"],
      [3, "price"],
      [3, "includes"],
      [4, "includes"],
      [4, "picture"],
      [5, "title"],
      [5, "includes[1]"],
      [6, "hi.text"],
      [7, "hi.includes"],
    ])
      expect(answer.complaints).toContain(`line ${line}, ${path}: expected`);
    expect(answer.complaints).toContain("line 8: expected");
    expect(answer.complaints).not.toContain("line 1");
    expect((await imported("", aPlan(), aPlan())).complaints).toContain("line 2, _id: expected an id once; line 1 has it too\n");
    expect((await imported("", "")).complaints).toContain("line 1: expected a plan\n");
    expect(await offered()).toEqual(["p-1"]);
  });

  it("are tried in a dry run, imported, listed, shown and audited", async () => {
    expect((await imported("--dry-run", aPlan())).output).toContain(
      "It would be 1 new, 0 changed, 1 no longer offered, 0 as before. Nothing was changed.\n",
    );
    expect(await offered()).toEqual(["p-1"]);
    const hi = { title: "स्वास्थ्य", text: "एक के लिए", includes: ["12 परामर्श", "4 जाँचें"] };
    const one = aPlan({ _id: "swasthya", title: "Swasthya", price: 4_999, people: 1, hi });
    expect((await imported("--as ravi", aPlan(), one)).output).toBe("Health plans: 2 new, 0 changed, 1 no longer offered, 0 as before.\n");
    expect((await run(`plan list ${at}`)).output).toBe(
      "parivar  Parivar, ₹12,999.50 a year, for 4 people\nswasthya  Swasthya, ₹4,999.00 a year, for 1 person\n",
    );
    const file = (await run(`plan list --json ${at}`)).output;
    expect(JSON.parse((await imported("--json", ...file.trim().split("\n"))).output)).toEqual({
      added: 0,
      changed: 0,
      removed: 0,
      unchanged: 2,
    });
    expect((await run(`plan show parivar ${at}`)).output).toBe(
      "parivar  Parivar, ₹12,999.50 a year, for 4 people\n  For a family of four.\n  - 12 consultations\n  - 4 full-body tests\n",
    );
    expect(JSON.parse((await run(`plan show parivar --json ${at}`)).output)).toEqual({ ...aPlan(), picture: null, hi: null });
    expect(JSON.parse((await run(`plan show swasthya --json ${at}`)).output)).toMatchObject({ hi });
    expect(await run(`plan show none ${at}`)).toMatchObject({
      status: 1,
      complaints: "No health plan has the id none. See: niramaya plan list\n",
    });
    expect((await run(`audit list --subject health-plan ${at}`)).output).toContain("plan import");
  });
});
