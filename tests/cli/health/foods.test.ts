import { describe, expect, it } from "vitest";
import { ACTIVITIES } from "#core/health/tables/activities.ts";
import { run } from "#tests/cli/run.ts";

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

  it("list every activity with its MET", async () => {
    const listed: unknown = JSON.parse((await run("activity list --json")).output);
    expect(listed).toHaveLength(ACTIVITIES.size);
    expect((await run("activity list")).output).toContain("02180   3.5  Surya Namaskar\n");
  });
});
