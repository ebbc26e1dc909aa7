import { describe, expect, it } from "vitest";
import { FOODS } from "#core/health/foods/foods.ts";
import { foodTable } from "#core/health/foods/read-foods.ts";
import { ACTIVITIES } from "#core/health/tables/activities.ts";
import { run } from "#tests/cli/run.ts";
import type { Food } from "#core/health/foods/food.ts";

describe("the commands of foods and activities", () => {
  it("find nothing wrong with the table", async () => {
    expect(await run("food lint")).toMatchObject({
      status: 0,
      output: expect.stringMatching(/^\d+ foods and dishes, nothing is wrong\.\n$/),
    });
    const { output } = await run("food lint --json");
    expect(JSON.parse(output)).toEqual({ foods: expect.any(Number), faults: [] });
  });

  it("show a dish down to its parts, by id or words in either language", async () => {
    const [byId, byWords, inHindi] = await Promise.all(["dal-tadka", "tadka", "तड़का"].map((words) => run(`food show ${words} --json`)));
    expect([byWords?.output, inHindi?.output]).toEqual([byId?.output, byId?.output]);
    expect(JSON.parse(byId?.output ?? "")).toMatchObject({
      table: "foods@1",
      id: "dal-tadka",
      recipe: expect.arrayContaining([{ food: "ghee", grams: 7 }]),
    });
    expect((await run("food show ghee")).output).toContain("Source: IFCT T013");
    expect(await run("food show xyzzyq")).toMatchObject({ status: 1, output: "" });
    expect(await run("food show")).toMatchObject({ status: 2 });
  });

  it("print the whole table, a line each, from which it can be made again", async () => {
    const { status, output } = await run("food export");
    const records = output
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    const again = records.map(
      ({ units, per_100, yield_g, ...food }): Food => ({
        ...{ ...food, units: new Map(Object.entries(units)) },
        ...(food.kind === "dish" ? { yieldGrams: yield_g } : { per100: per_100 }),
      }),
    );
    expect(status).toBe(0);
    expect(foodTable(again)).toEqual(FOODS);
    expect((await run("food export --json")).output).toBe(output);
    expect(await run("food export foods.ndjson")).toMatchObject({ status: 2, output: "" });
  });

  it("list every activity with its MET", async () => {
    const listed: unknown = JSON.parse((await run("activity list --json")).output);
    expect(listed).toHaveLength(ACTIVITIES.size);
    expect((await run("activity list")).output).toContain("02180   3.5  Surya Namaskar\n");
  });
});
