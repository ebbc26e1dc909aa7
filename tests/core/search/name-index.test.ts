import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { everydayMeanings } from "#core/search/everyday-words.ts";
import { soundsSame } from "#core/search/name-cost.ts";
import { nameIndex } from "#core/search/name-index.ts";
import { forgiven, heardAs, typingErrors } from "#core/search/typing-error.ts";
import type { Names } from "#core/search/name-index.ts";

type Named = Names & { readonly id: string };

const anyWord = () => fc.stringMatching(/^[abkst]{1,9}$/);
const anyText = () => fc.array(anyWord(), { minLength: 1, maxLength: 3 }).map((words) => words.join(" "));
const anyThings = (): fc.Arbitrary<readonly Named[]> =>
  fc.uniqueArray(
    fc.record({
      id: fc.stringMatching(/^[a-z]{1,4}$/),
      name: anyText(),
      hindi: fc.oneof(anyText(), fc.constant("")),
      spellings: fc.array(anyText(), { maxLength: 2 }),
    }),
    { selector: ({ id }) => id, maxLength: 12 },
  );

/** Thing by thing and word by word; null: a word matches nothing. */
function plainCost({ name, hindi, spellings }: Named, typed: readonly string[]): number | null {
  const words = [
    ...[name, hindi].flatMap((text) => text.split(" ").map((word, nth) => ({ word, place: nth === 0 ? 0 : 10 }))),
    ...spellings.flatMap((text) => text.split(" ").map((word, nth) => ({ word, place: nth === 0 ? 4 : 14 }))),
  ].filter(({ word }) => word !== "");
  let sum = 0;
  for (const one of typed) {
    const costs = words.flatMap(({ word, place }) => {
      if (word === one) return [place];
      if (word.startsWith(one)) return [place + 2];
      if (soundsSame(heardAs(one), heardAs(word))) return [place + 3];
      if (everydayMeanings(one).some((meaning) => meaning.words.includes(word))) return [place + 50];
      const errors = typingErrors(heardAs(one), heardAs(word));
      return errors === null ? [] : [place + 3 + errors * 1_000];
    });
    if (costs.length === 0) return null;
    sum += Math.min(...costs);
  }
  return sum;
}

/** Where something has every word as it was typed, a wrong letter is not forgiven. */
function foundPlainly(things: readonly Named[], typed: readonly string[]) {
  const isExact = things.some(({ name, hindi, spellings }) => {
    const words = [name, hindi, ...spellings].flatMap((text) => text.split(" "));
    return typed.every((word) => words.includes(word));
  });
  return things
    .map((thing) => ({ thing, cost: plainCost(thing, typed) }))
    .flatMap(({ thing, cost }) => (cost === null ? [] : [{ thing, cost }]))
    .toSorted((a, b) => a.cost - b.cost || a.thing.name.length - b.thing.name.length || (a.thing.id < b.thing.id ? -1 : 1))
    .filter(({ cost }) => !isExact || cost < 1_000);
}

/** The words as they are; if they find nothing, several as one, and one as any two of at least three letters. */
function plainReadings(words: readonly string[]): readonly (readonly string[])[] {
  const [only = ""] = words;
  if (words.length > 1) return [words, [words.join("")]];
  return [words, ...[...only].flatMap((_, end) => (end < 3 || only.length - end < 3 ? [] : [[only.slice(0, end), only.slice(end)]]))];
}

describe("an index of names", () => {
  it("finds what a reading of each name finds, in the same order, again and again", () => {
    fc.assert(
      fc.property(anyThings(), fc.array(anyText(), { minLength: 1, maxLength: 3 }), (things, requested) => {
        const index = nameIndex(things, (thing) => thing);
        for (const words of requested) {
          const plain =
            plainReadings(words.split(" "))
              .map((typed) => foundPlainly(things, typed))
              .find(({ length }) => length > 0) ?? [];
          expect(index(words).map(({ id }) => id)).toEqual(plain.map(({ thing }) => thing.id));
        }
      }),
    );
  });

  it("finds by everyday names, by words that were typed apart and by words that were typed together", () => {
    const things = [
      { id: "a", name: "Fasting Glucose", hindi: "उपवास ग्लूकोज़", spellings: ["FBS", "diabetes"] },
      { id: "b", name: "Lipid Profile", hindi: "लिपिड प्रोफ़ाइल", spellings: ["heart"] },
      { id: "c", name: "Buttermilk", hindi: "छाछ", spellings: [] },
      { id: "d", name: "Bottle gourd, raw", hindi: "लौकी", spellings: [] },
      { id: "e", name: "On an empty stomach", hindi: "खाली पेट", spellings: [] },
    ];
    const found = (typed: string) => nameIndex(things, (thing) => thing)(typed).map(({ id }) => id);
    for (const typed of ["sugar", "शुगर", "madhumeh", "diabetis"]) expect([typed, found(typed)]).toEqual([typed, ["a"]]);
    for (const typed of ["bp", "कोलेस्ट्रॉल", "lipid profile", "lipidprofile"]) expect([typed, found(typed)]).toEqual([typed, ["b"]]);
    for (const typed of ["खाली", "khali", "khaali"]) expect([typed, found(typed)]).toEqual([typed, ["e"]]); // Too short for a wrong letter.
    expect(found("butter milk")).toEqual(["c"]);
    expect(found("bottlegourd")).toEqual(["d"]);
  });

  it("forgives no wrong letter where something is called just so, and lists it after what is not wrong else", () => {
    const things = ["Potato", "Poha", "Poha chivda", "Aloo baingan"].map((name) => ({ id: name, name, hindi: "", spellings: [] }));
    const found = (typed: string) => nameIndex(things, (thing) => thing)(typed).map(({ id }) => id);
    expect([found("poha"), found("potao"), found("pota")]).toEqual([
      ["Poha", "Poha chivda"],
      ["Potato"],
      ["Potato", "Poha", "Poha chivda"],
    ]);
  });

  it("finds nothing where nothing is asked", () => {
    const index = nameIndex([{ id: "a", name: "a", hindi: "", spellings: [] }], (thing) => thing);
    expect([index(""), index(" – ")]).toEqual([[], []]);
  });
});

describe("errors of typing", () => {
  it("are forgiven up to the number that the length allows, wherever they are", () => {
    const anyEdit = fc.record({ at: fc.nat(20), letter: fc.constantFrom("q", "k", "e"), kind: fc.constantFrom("wrong", "more", "less") });
    fc.assert(
      fc.property(fc.stringMatching(/^[bdgklmnprst]{4,14}$/), fc.array(anyEdit, { maxLength: 2 }), (word, edits) => {
        const typed = edits.reduce((text, { at, letter, kind }) => {
          const place = at % text.length;
          const end = text.slice(place + (kind === "more" ? 0 : 1));
          return `${text.slice(0, place)}${kind === "less" ? "" : letter}${end}`;
        }, word);
        fc.pre(edits.length <= forgiven(typed));
        expect(typingErrors(heardAs(typed), heardAs(word))).not.toBeNull();
        expect(typingErrors(heardAs(typed), heardAs(word))).toBeLessThanOrEqual(edits.length);
      }),
    );
  });
});
