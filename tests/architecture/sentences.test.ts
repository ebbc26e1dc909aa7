import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { sentencesIn } from "./sentences.ts";

const planted: readonly string[] = [
  "<p>Your cart is empty</p>",
  '<img alt="A tin of powder" />',
  '<button aria-label="Close" />',
  '<p>{busy ? "Please wait" : words.save}</p>',
];

const innocent: readonly string[] = [
  '<p className="card body">{words.empty}</p>',
  "<p> · {price}</p>",
  '<svg viewBox="0 0 24 24" />',
  "<Card label={words.price} />",
];

describe("a sentence for people", () => {
  it("is written in no component", () => {
    const components = globSync("web/**/*.tsx");
    expect(components.length).toBeGreaterThan(200);
    expect(components.flatMap((path) => sentencesIn(path, readFileSync(path, "utf8")).map((found) => `${path}: ${found}`))).toEqual([]);
  });
  it.each(planted)("is found in %s", (source) => expect(sentencesIn("x.tsx", source)).not.toEqual([]));
  it.each(innocent)("is not seen in %s", (source) => expect(sentencesIn("x.tsx", source)).toEqual([]));
});
