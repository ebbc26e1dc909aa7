import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { allHelp } from "#cli/all-help.ts";
import { auditedSubjects } from "#adapters/postgres/staff/audited-subjects.ts";
import { run } from "./run.ts";

const WIDEST = 90;

const help = await allHelp();
const commands = [...help.commands.keys()];
const groups = [...new Set(commands.filter((name) => name.includes(" ")).map((name) => name.split(" ")[0] ?? ""))];

describe("the help", () => {
  it("of all names every command once", () => {
    const named = [...help.inGeneral.matchAll(/^ {2}([a-z]+(?: [a-z-]+)?)/gm)].map(([, name = ""]) => name);
    expect(named.filter((name) => name !== "niramaya cart").sort()).toEqual([...commands].sort());
  });

  it("of all has them under headings, their words one below the other", async () => {
    const lines = help.inGeneral.split("\n");
    expect(lines.filter((line) => /^[A-Z].*:$/.test(line)).length).toBeGreaterThan(8);
    const widths = lines.flatMap((line) => /^ {2}[a-z]+(?: \S+)* {2,}/.exec(line)?.[0].length ?? []);
    expect([widths.length, new Set(widths).size]).toEqual([commands.length, 1]);
    expect(await run("help")).toEqual({ status: 0, complaints: "", output: help.inGeneral });
  });

  it("tells a slip of the finger, and never more than a line where nothing is near", async () => {
    expect(await run("ordr list")).toMatchObject({
      status: 2,
      complaints: 'There is no command "ordr". Did you mean "order"? niramaya --help lists them all.\n',
    });
    expect(await run("telescope")).toMatchObject({
      status: 2,
      complaints: 'There is no command "telescope". niramaya --help lists them all.\n',
    });
    const { status, complaints } = await run("order lst");
    expect([status, complaints]).toEqual([2, `${help.groups.get("order")}\nThere is no command "order lst".\n`]);
    expect((await run("order")).complaints).toBe(help.groups.get("order"));
  });

  it.each(groups)("of %s names each of its commands", async (group) => {
    const { status, output } = await run(`${group} --help`);
    expect([status, output]).toEqual([0, help.groups.get(group)]);
    expect(await run(`help ${group}`)).toEqual({ status: 0, complaints: "", output });
    for (const name of commands.filter((one) => one.startsWith(`${group} `)))
      expect(output).toMatch(new RegExp(`^ {2}${name.slice(group.length + 1)}\\b`, "m"));
  });

  it.each(commands)("of %s tells its usage, its exit statuses and an example, in lines that fit", async (name) => {
    const { status, output } = await run(`${name} --help`);
    expect([status, output.split("\n")[0]]).toEqual([0, expect.stringContaining(`Usage: niramaya ${name}`)]);
    expect(output).toMatch(new RegExp(`^Example:\\n(.*\\n)*.*niramaya ${name}`, "m"));
    expect(output).toMatch(name === "dev" ? "" : /^Exit status: 0 /m);
    expect(output.split("\n").filter((line) => line.length > WIDEST)).toEqual([]);
  });

  it("of the audit log names every kind of thing that staff act on, as its area declares it", () => {
    const entries = globSync("core/**/*.ts").flatMap((file) => [
      ...readFileSync(file, "utf8").matchAll(/action.{0,80}?subject: \{ kind: "(\w+)"/g),
    ]);
    const entered = new Set(entries.map(([, kind]) => kind));
    expect(entered.size).toBeGreaterThan(8);
    expect([...entered].filter((kind) => !auditedSubjects.includes(String(kind)))).toEqual([]);
    for (const kind of auditedSubjects) expect(help.commands.get("audit list")).toContain(kind);
  });
});
