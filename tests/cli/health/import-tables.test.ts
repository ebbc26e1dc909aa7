import { describe, expect, it } from "vitest";
import { run } from "#tests/cli/run.ts";
import { openShopData } from "#tests/cli/shop-data.ts";

const { at } = await openShopData();

const phalsa = (given: object = {}) => ({
  id: "phalsa",
  kind: "ingredient",
  name: "Phalsa",
  hindi: "फालसा",
  spellings: ["falsa"],
  density: null,
  units: { katori: 90 },
  source: "Own figures",
  per_100: { kcal: 90, protein_g: 1.6, carbs_g: 21, fat_g: 0.1, fibre_g: null },
  ...given,
});
const sherbet = (given: object = {}) => ({
  id: "phalsa-sherbet",
  kind: "dish",
  name: "Phalsa sherbet",
  hindi: "फालसा शरबत",
  spellings: [],
  density: 1.02,
  units: {},
  recipe: [
    { food: "phalsa", grams: 50 },
    { food: "water", grams: 200 },
  ],
  yield_g: 250,
  ...given,
});
const kabaddi = (given: object = {}) => ({
  activity: "15999",
  name: "sport, planted",
  hindi: "एक खेल",
  met: 7.3,
  source: "2024 Adult Compendium",
  ...given,
});
const file = (lines: readonly (object | string)[]) => ({
  "-": lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line))).join("\n"),
});
const foods = (options: string, ...lines: readonly (object | string)[]) => run(`food import - ${options} ${at}`, file(lines));
const activities = (options: string, ...lines: readonly (object | string)[]) => run(`activity import - ${options} ${at}`, file(lines));
const exported = async () => (await run(`food export ${at}`)).output;

describe("foods from a file", () => {
  it("are refused all together, with each fault by line and field, those of food lint too", async () => {
    const before = await exported();
    const read = await foods(
      "",
      phalsa({ id: "Phal sa", name: " ", units: { spoon: 3, piece: 0 }, per_100: { kcal: 903 } }),
      phalsa({ id: "2a2b7f2c-92a1-4a43-9f8e-0c5f5d1f6c11" }),
      sherbet({ recipe: [{ food: "__proto__", grams: -1 }], yield_g: "250" }),
      { kind: "soup" },
      "no json",
    );
    expect(read.status).toBe(1);
    for (const [line, path] of [
      [1, "id"],
      [1, "name"],
      [1, "units.spoon"],
      [1, "units.piece"],
      [1, "per_100.kcal"],
      [2, "id"],
      [3, "recipe[0].food"],
      [3, "recipe[0].grams"],
      [3, "yield_g"],
      [4, "kind"],
    ])
      expect(read.complaints).toMatch(new RegExp(`^line ${line}, ${String(path).replaceAll(/[[\].]/g, "\\$&")}: expected`, "m"));
    expect(read.complaints).toContain("line 5: expected a JSON object\n");
    expect(read.complaints).toMatch(/Nothing was changed\.\n$/);

    const judged = await foods("", phalsa(), phalsa(), phalsa({ id: "ghee", name: "Other ghee", hindi: "कोई और घी" }));
    expect(judged.complaints).toBe(
      "line 2, id: expected an id once; line 1 has it too\nline 3, id: expected an id that foods@1 does not have\nNothing was changed.\n",
    );
    const linted = await foods(
      "",
      phalsa({ per_100: { kcal: 500, protein_g: 1, carbs_g: 21, fat_g: 0 } }),
      phalsa({ id: "twin", name: "Paneer", hindi: "जुड़वाँ" }),
      sherbet({ recipe: [{ food: "phalsa-sherbet", grams: 250 }] }),
      sherbet({ id: "nowhere", name: "Nowhere", hindi: "कहीं नहीं", recipe: [{ food: "constructor", grams: 10 }], yield_g: 20 }),
    );
    expect(linted.complaints).toBe(
      [
        "line 1, per_100.kcal: expected energy within 15 % or 10 kcal of what its nutrients have",
        "line 2, name: expected names that no other food has",
        "line 3, recipe: expected a recipe that does not lead back to its dish",
        "line 4, recipe: expected foods of the table or of this file",
        "line 4, yield_g: expected a weight above 0 and at most that of its parts",
        "Nothing was changed.\n",
      ].join("\n"),
    );
    expect((await foods("", "")).complaints).toContain("line 1: expected a food\n");
    expect(await exported()).toBe(before);
  });

  it("are tried in a dry run, added, replaced, audited, shown with what goes into them, and exported as they came", async () => {
    const before = await exported();
    expect((await foods("--dry-run", phalsa(), sherbet())).output).toContain(
      "It would be 2 new, 0 changed, 0 as before. Nothing was changed.\n",
    );
    expect(await exported()).toBe(before);
    expect((await foods("--as ravi", sherbet(), phalsa())).output).toBe("Foods: 2 new, 0 changed, 0 as before.\n");
    expect(JSON.parse((await run(`food show phalsa-sherbet --json ${at}`)).output)).toMatchObject({
      table: "imported foods",
      per_100: { kcal: 18, carbs_g: 4.2, fibre_g: null },
    });
    expect((await foods("", phalsa({ units: { piece: 5, katori: 90 } }), sherbet())).output).toBe(
      "Foods: 0 new, 1 changed, 1 as before.\n",
    );
    expect((await run(`food show falsa ${at}`)).output).toContain("Units: piece 5 g, katori 90 g, g 1 g");
    const whole = await exported();
    expect(whole.startsWith(before)).toBe(true);
    const lines = whole.trim().split("\n");
    expect(JSON.parse((await foods("--json", ...lines)).output)).toEqual({ added: 0, changed: 0, unchanged: lines.length });
    expect((await run(`food lint ${at}`)).status).toBe(0);
    const audited = (await run(`audit list --subject food ${at}`)).output;
    expect(audited).toContain("ravi");
    expect(audited.match(/food import/g)).toHaveLength(3);
  });

  it("come as a table as well", async () => {
    const head = "id,kind,name,hindi,spellings,source,kcal,protein_g,carbs_g,fat_g,fibre_g,density,units,recipe,yield_g";
    const rows = [
      'ker,ingredient,"Ker, dry",केर,kair|teent,Own figures,,9.1,45,1.8,,,katori 60|piece 1.5,,',
      "ker-sangri,dish,Ker sangri,केर सांगरी,,,,,,,,,katori 120,ker 50|ghee 10|water 100,150",
    ];
    expect((await foods("--csv", [head, ...rows].join("\r\n"))).output).toBe("Foods: 2 new, 0 changed, 0 as before.\n");
    expect(JSON.parse((await run(`food show ker-sangri --json ${at}`)).output)).toMatchObject({
      recipe: [
        { food: "ker", grams: 50 },
        { food: "ghee", grams: 10 },
        { food: "water", grams: 100 },
      ],
      yield_g: 150,
    });
    const faulty = await foods("--csv", `${head}\nx,ingredient,X,क,,s,many,1,1,1,,,spoon,,\ny,dish`);
    for (const told of ["line 2, per_100.kcal: expected a number", "line 2, units.spoon: expected", "line 3: expected 15 cells"])
      expect(faulty.complaints).toContain(told);
    expect((await foods("--csv", "id,colour\nx,red")).complaints).toContain("line 1, colour: expected one of the columns id, kind");
    expect((await foods("--csv", `${head}\n"x,ingredient`)).complaints).toContain("expected quotes around a whole value, in pairs");
  });
});

describe("activities from a file", () => {
  it("are refused all together, tried, added and listed as a file of the same kind", async () => {
    const faulty = await activities("", kabaddi({ activity: "1599", met: 26 }), kabaddi({ source: null }));
    for (const told of ["line 1, activity: expected", "line 1, met: expected a MET from 0.9 to 25", "line 2, source: expected"])
      expect(faulty.complaints).toContain(told);
    expect((await activities("", kabaddi(), kabaddi({ activity: "02150" }), kabaddi())).complaints).toBe(
      "line 2, activity: expected an id that activities@1 does not have\nline 3, activity: expected an id once; line 1 has it too\nNothing was changed.\n",
    );
    expect((await activities("", kabaddi({ name: "Hatha Yoga" }))).complaints).toContain(
      "line 1, name: expected names that no other activity has",
    );
    expect((await activities("--dry-run", kabaddi())).output).toContain(
      "It would be 1 new, 0 changed, 0 as before. Nothing was changed.\n",
    );
    expect((await activities("", kabaddi())).output).toBe("Activities: 1 new, 0 changed, 0 as before.\n");
    expect((await activities("--csv", "activity,met,name,hindi,source\n15999,7.5,sport,खेल,2024")).output).toBe(
      "Activities: 0 new, 1 changed, 0 as before.\n",
    );
    expect((await run(`activity list ${at}`)).output).toMatch(/15999 {3}7\.5 {2}sport\n$/);
    const { output } = await run(`activity list --json ${at}`);
    const again = JSON.parse((await activities("--json", ...output.trim().split("\n"))).output);
    expect(again).toEqual({ added: 0, changed: 0, unchanged: output.trim().split("\n").length });
    expect((await run(`audit list --subject activity ${at}`)).output).toContain("activity import");
  });
});
