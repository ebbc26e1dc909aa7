import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  BOUNDING,
  hindiTwinOf,
  IN_HINDI,
  isPromise,
  isPromiseInHindi,
  OF_DATA,
  sentencesIn,
  sentencesOf,
  wordingFiles,
} from "./promises.ts";
import type { Sentence } from "./promises.ts";

const page = readFileSync(new URL("../../docs/promises.md", import.meta.url), "utf8");

/** The cells of each row of a section's table. */
function rowsOf(text: string, heading: string): readonly (readonly string[])[] {
  const [, section = ""] = text.split(`\n## ${heading}\n`);
  const [table = ""] = section.split("\n## ");
  const lines = table.split("\n").filter((line) => line.startsWith("| "));
  return lines.slice(2).map((line) => line.slice(2, -2).split(" | "));
}

const promises = rowsOf(page, "Promises");
const undertakings = rowsOf(page, "Undertakings");
const others = rowsOf(page, "Other sentences with these words");
const keyOf = ({ place, text }: Sentence): string => `${place}: ${text}`;
const listed = new Set([...promises, ...undertakings, ...others].map(([place = "", text = ""]) => keyOf({ place, text })));
const filesIn = (cell: string): readonly string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, path = ""]) => path);

const found = async (files: readonly string[]): Promise<readonly Sentence[]> => (await Promise.all(files.map(sentencesIn))).flat();
const english = await found(wordingFiles());
const hindi = await found(wordingFiles().map(hindiTwinOf));

describe("promises about data", () => {
  it("stand in docs/promises.md, word for word", () => {
    expect(english.length).toBeGreaterThan(8_000);
    expect(promises.length).toBeGreaterThan(90);
    expect(
      english
        .filter(({ text }) => isPromise(text))
        .map(keyOf)
        .filter((key) => !listed.has(key)),
    ).toEqual([]);
  });

  it("are made in Hindi only where English makes them, under the same name", () => {
    const places = new Set([...promises, ...undertakings, ...others].map(([place]) => place));
    expect(hindi.filter(({ text, place }) => isPromiseInHindi(text) && !places.has(place)).map(keyOf)).toEqual([]);
    const inHindi = new Set(hindi.map(({ place }) => place));
    expect(promises.map(([place = ""]) => place).filter((place) => !inHindi.has(place))).toEqual([]);
  });

  it("on the page are made by a phrase that there is, and none stands there twice", () => {
    const said = new Set(english.map(keyOf));
    expect([...listed].filter((key) => !said.has(key))).toEqual([]);
    expect(listed.size).toBe(promises.length + undertakings.length + others.length);
  });

  it("have a rule and a test each, which are there", () => {
    for (const [place, , rule = "", test = ""] of promises) {
      expect(filesIn(rule), place).not.toEqual([]);
      expect(filesIn(test), place).not.toEqual([]);
      expect(
        [...filesIn(rule), ...filesIn(test)].filter((path) => !existsSync(path)),
        place,
      ).toEqual([]);
      expect(
        filesIn(test).filter((path) => !/^tests\/.*\.test\.tsx?$/.test(path)),
        place,
      ).toEqual([]);
    }
  });

  it("are found by the words that the page lists", () => {
    for (const word of [...BOUNDING, ...OF_DATA, ...IN_HINDI]) expect(page).toContain(`\`${word}\``);
  });

  it.each([
    "Nobody else sees it.",
    "Your notes are kept for you alone.",
    "Only you and this practitioner can read it.",
    "Your position is never sent.",
    "It is kept on this device.",
    "We told no one.",
  ])("would be found: %s", (text) => {
    const planted = sentencesOf({ deep: { hint: () => `Up to 10 MB. ${text}` } }, "planted/file");
    expect(planted.filter((one) => isPromise(one.text)).map(keyOf)).toEqual([`planted/file deep.hint: ${text}`]);
    expect(listed.has(`planted/file deep.hint: ${text}`)).toBe(false);
  });
  it.each(["इसे सिर्फ़ आप पढ़ते हैं।", "ऑफ़र के लिए इसका इस्तेमाल कभी नहीं होता।", "इसे आप और लैब देखते हैं, और कोई नहीं।"])(
    "would be found in Hindi: %s",
    (text) => expect(isPromiseInHindi(text)).toBe(true),
  );
  it.each(["Nobody won.", "Add it to your cart.", "Only two are left."])("are not seen in: %s", (text) =>
    expect(isPromise(text)).toBe(false),
  );
});
