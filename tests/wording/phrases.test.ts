import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { menuTitles } from "#web/design/wording/hindi/menu-titles.ts";
import { trackerHeads } from "#web/features/trackers/wording/hindi/tracker-heads.ts";
import { factsInHindi } from "./facts-in-hindi.ts";
import { latinInHindi } from "./latin-in-hindi.ts";

/** Every fact that is asked for, told by its own name: what a phrase says then shows which facts it tells. */
const everyFact: unknown = new Proxy({}, { get: (_, name) => `⟨${String(name)}⟩` });

/** Where in a file of phrases which facts are told. */
function factsOf(said: unknown, path = ""): readonly string[] {
  if (typeof said === "function") return factsOf(said(everyFact), path);
  if (typeof said === "string") return [`${path} ${[...new Set(said.match(/⟨\w+⟩/g))].sort().join("")}`];
  return Object.entries(said ?? {}).flatMap(([name, part]) => factsOf(part, `${path}.${name}`));
}

const address = (path: string): string => new URL(`../../${path}`, import.meta.url).href;
const englishOf = (twin: string): string => twin.replace("/hindi/", "/");

it("phrases tell the same facts in both languages", async () => {
  const twins = globSync("{adapters,cli,core,web}/**/wording/hindi/*.ts");
  for (const room of ["adapters/", "cli/", "core/", "web/"]) expect(twins.filter((twin) => twin.startsWith(room))).not.toEqual([]);
  for (const twin of twins) {
    const file = englishOf(twin);
    const english: unknown = await import(address(file));
    const hindi: unknown = await import(address(twin));
    expect(factsOf(hindi), file).toEqual(expect.arrayContaining([...factsOf(english)])); // A table that is empty in English names what is kept in English.
  }
});

it("each fact has its place in Hindi, where somebody who reads it has found it right", async () => {
  const listed = readFileSync(new URL("facts-in-hindi.txt", import.meta.url), "utf8")
    .trimEnd()
    .split("\n");
  expect(await factsInHindi()).toEqual(listed); // What is new or said otherwise is read once more, then listed.
});

it("no English is left in Hindi, names and what is written on packs apart", async () => expect(await latinInHindi()).toEqual([]));

it("one word in Hindi names a group, and one a challenge", () => {
  const beside = globSync("{adapters,cli,core,web}/**/hindi/**/*.ts").filter((file) =>
    /(?<!ब्लड )ग्रुप|चैलेंज/u.test(readFileSync(file, "utf8")),
  );
  expect(beside).toEqual([]);
});

it("one word in Hindi stands for a kilogram", () => {
  const beside = globSync("{adapters,cli,core,web}/**/wording/hindi/*.ts").filter((file) =>
    /किलो(?!कैलोरी|मीटर|जूल)/u.test(readFileSync(file, "utf8")),
  );
  expect(beside).toEqual([]);
});

it("a tracker has one name in Hindi, in the menu and on its page", () => {
  const { titles } = menuTitles;
  expect([titles["Water Tracker"], titles["Sleep Tracker"], titles["Exercise Tracker"], titles["Meal Tracker"]]).toEqual(
    [trackerHeads.water, trackerHeads.sleep, trackerHeads.exercise, trackerHeads.meal].map(({ title }) => title),
  );
});

it("no page calls a group's member and the list of its members by one word", async () => {
  const { groupPhrases: hindi } = await import("#web/features/fitbook/wording/hindi/groups.ts");
  const { groupPhrases: english } = await import("#web/features/fitbook/wording/groups.ts");
  for (const { roles, people } of [english, hindi]) expect(Object.values(roles)).not.toContain(people);
  expect(hindi.roles.member).toBe("आप सदस्य हैं");
});
