import { describe, expect, it } from "vitest";
import { postgresContent } from "#adapters/postgres/content/content.ts";
import { run } from "#tests/cli/run.ts";
import { openShopData } from "#tests/cli/shop-data.ts";

const shop = await openShopData();
const { at } = shop;

const aHospital = (given: object = {}) => ({
  hospital: {
    _id: "sanjeevani",
    name: "Sanjeevani Hospital",
    city: "Pune",
    address: "42 Karve Road, Pune",
    text: "Sixty beds.",
    therapies: ["Ayurveda", "Yoga"],
    ...given,
  },
});
const aPage = (given: object = {}) => ({
  page: {
    banner: { title: "Hospitals", text: "In-patient care." },
    departments: [{ title: "Panchakarma", text: "Five procedures.", picture: "/p.jpg" }],
    questions: [{ question: "When?", answer: "Soon." }],
    ...given,
  },
});
const imported = (options: string, ...lines: readonly (object | string)[]) =>
  run(`hospital import - ${options} ${at}`, {
    "-": lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line))).join("\n"),
  });
const listed = async () => (await postgresContent(shop.db).hospitalPage())?.hospitals.map(({ id }) => id);

describe("hospitals, as staff feed them", () => {
  it("need a page around them", async () => {
    expect(await run(`hospital list ${at}`)).toEqual({ status: 0, output: "No hospitals are listed.\n", complaints: "" });
    expect(await imported("", aHospital())).toEqual({
      status: 1,
      output: "",
      complaints: "There is no page of hospitals yet: the file needs a line {page}.\nNothing was changed.\n",
    });
  });

  it("are imported all or none, with each fault by line and field", async () => {
    const answer = await imported(
      "",
      aHospital({ _id: "fine" }),
      aHospital({ _id: "a b", name: " ", city: 7 }),
      aHospital({ therapies: [], picture: "https://elsewhere.example/x.png" }),
      aPage({ banner: { title: "x" }, questions: [{ question: "When?" }, 7] }),
      { clinic: {} },
      { ...aHospital(), ...aPage() },
      "no json",
    );
    expect(answer.status).toBe(1);
    for (const [line, path] of [
      [2, "_id"],
      [2, "name"],
      [2, "city"],
      [3, "therapies"],
      [3, "picture"],
      [4, "page.banner.text"],
      [4, "page.questions[0].answer"],
      [4, "page.questions[1]"],
    ])
      expect(answer.complaints).toMatch(new RegExp(`^line ${line}, .*${String(path).replaceAll(/[[\].]/g, "\\$&")}: expected`, "m"));
    for (const line of [5, 6, 7]) expect(answer.complaints).toContain(`line ${line}: expected`);
    expect(answer.complaints).not.toContain("line 1");
    expect((await imported("", aPage(), aHospital(), aHospital())).complaints).toContain(
      "line 3, _id: expected an id once; line 2 has it too\n",
    );
    expect((await imported("", "")).complaints).toContain("line 1: expected a hospital\n");
    expect(await listed()).toBeUndefined();
  });

  it("are tried in a dry run, imported, listed and audited, and give the same file again", async () => {
    const lines = [aPage(), aHospital(), aHospital({ _id: "shifa", name: "Shifa Hospital", city: "Delhi", therapies: ["Unani"] })];
    expect((await imported("--dry-run", ...lines)).output).toContain(
      "It would be 2 new, 0 changed, 0 no longer offered, 0 as before. Nothing was changed.\n",
    );
    expect(await listed()).toBeUndefined();
    expect((await imported("--as ravi", ...lines)).output).toBe("Hospitals: 2 new, 0 changed, 0 no longer offered, 0 as before.\n");
    expect((await run(`hospital list ${at}`)).output).toBe(
      "sanjeevani  Sanjeevani Hospital, Pune (Ayurveda, Yoga)\nshifa  Shifa Hospital, Delhi (Unani)\n",
    );
    const file = (await run(`hospital list --json ${at}`)).output;
    expect(JSON.parse((await imported("--json", ...file.trim().split("\n"))).output)).toEqual({
      added: 0,
      changed: 0,
      removed: 0,
      unchanged: 2,
    });
    expect((await run(`hospital list --json ${at}`)).output).toBe(file);
    expect((await run(`audit list --subject hospital ${at}`)).output).toContain("hospital import");
  });
});
