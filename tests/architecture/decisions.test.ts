import { existsSync, globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const decisions = globSync("docs/decisions/*.md").map((path) => ({ path, text: readFileSync(path, "utf8") }));
const files = globSync("{core,adapters,web,cli}/**/*.{ts,tsx,mjs}").map((path) => ({ path, text: readFileSync(path, "utf8") }));
const linked = files.flatMap(({ path, text }) => [...text.matchAll(/^\/\/ Decision: (\S+)$/gm)].map(([, to = ""]) => ({ path, to })));

/** What a decision says of itself below its title. */
const HEAD = /^Date: \d{1,2} [A-Z][a-z]+ \d{4}\. State: (?:accepted|superseded by `[\w-]+\.md`)\. Governs: `([^`]+)`/m;

describe("a decision", () => {
  it("has a date, a state and what it governs", () => {
    expect(decisions.length).toBeGreaterThan(10);
    expect(decisions.filter(({ text }) => !HEAD.test(text)).map(({ path }) => path)).toEqual([]);
  });
  it("governs a file that is there and links back to it", () => {
    const accepted = decisions.filter(({ text }) => text.includes("State: accepted"));
    const lost = accepted.filter(({ path, text }) => !linked.some((link) => link.to === path && link.path === HEAD.exec(text)?.[1]));
    expect(lost.map(({ path }) => path)).toEqual([]);
  });
  it("is there wherever code links to one", () => expect(linked.filter(({ to }) => !existsSync(to))).toEqual([]));
  it("would be refused without its date", () => expect(HEAD.test("# A title\n\nState: accepted.")).toBe(false));
});
