import { describe, expect, it } from "vitest";
import { allHelp } from "#cli/all-help.ts";
import { AUDIT_SUBJECT_KINDS } from "#core/staff/audit-log.port.ts";
import { run } from "./run.ts";

const WIDEST = 90;

const help = await allHelp();
const commands = [...help.commands.keys()];
const groups = [...new Set(commands.filter((name) => name.includes(" ")).map((name) => name.split(" ")[0] ?? ""))];

describe("the help", () => {
  it("of all names every command once", () => {
    const named = [...help.inGeneral.matchAll(/^ {2}([a-z]+(?: [a-z]+)?)/gm)].map(([, name = ""]) => name);
    expect(named.filter((name) => name !== "niramaya cart").sort()).toEqual([...commands].sort());
  });

  it.each(groups)("of %s names each of its commands", async (group) => {
    const { status, output } = await run(`${group} --help`);
    expect([status, output]).toEqual([0, help.groups.get(group)]);
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

  it("of the audit log names every kind of thing that staff act on", () => {
    for (const kind of AUDIT_SUBJECT_KINDS) expect(help.commands.get("audit list")).toContain(kind);
  });
});
