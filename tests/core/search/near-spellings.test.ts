import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { spellingsFor, spellingsOf } from "#core/search/near-spellings.ts";
import { heardAs, typingErrors } from "#core/search/typing-error.ts";

const share = (typed: string, word: string): boolean => {
  const stored = spellingsOf(word);
  return [...spellingsFor(typed)].some((one) => stored.has(one));
};

describe("the spellings of a word", () => {
  it.each([
    ["trihpala", "triphala"],
    ["brhmai", "brahmi"],
    ["tusli", "tulsi"],
    ["ashvgndha", "ashwagandha"],
    ["shmpo", "shampoo"],
    ["अशवगधा", "अश्वगंधा"],
  ])("hold one of those of %s, which stands for %s", (typed, word) => {
    expect(typingErrors(heardAs(typed), heardAs(word))).not.toBeNull();
    expect(share(typed, word)).toBe(true);
  });

  it("are shared by an English word and the same in Devanagari", () => {
    expect(share("एनर्जी", "energy")).toBe(true);
    expect(share("energy", "एनर्जी")).toBe(false); // Who types English finds the English word.
  });

  it("are not those of something else", () => {
    expect(share("honey", "shampoo")).toBe(false);
    expect(share("trikatu", "triphala")).toBe(false);
  });

  it("are few, however long the word", () => expect(spellingsOf("abcdefghijklmnopqrstuvwxyz".repeat(2)).size).toBeLessThanOrEqual(111));

  it("say nothing of what is too short to forgive anything", () => expect(spellingsFor("oil").size).toBe(0));

  it("are never missed by what is near enough to the word or to its beginning", () => {
    const letter = fc.constantFrom(..."abdhikmnoprstuw");
    const edits = fc.array(fc.tuple(fc.constantFrom("wrong", "missing", "more", "swapped"), fc.nat(14), letter), { maxLength: 2 });
    fc.assert(
      fc.property(fc.array(letter, { minLength: 3, maxLength: 12 }), fc.integer({ min: 3, max: 14 }), edits, (letters, cut, changes) => {
        const typed = letters.slice(0, cut);
        for (const [change, at, other] of changes) {
          const place = at % Math.max(typed.length, 1);
          if (change === "wrong") typed[place] = other;
          else if (change === "missing") typed.splice(place, 1);
          else if (change === "more") typed.splice(place, 0, other);
          else typed.splice(place, 2, ...typed.slice(place, place + 2).toReversed());
        }
        const [asTyped, word] = [typed.join(""), letters.join("")];
        if (asTyped.length < 4 || typingErrors(heardAs(asTyped), heardAs(word)) === null) return;
        expect(share(asTyped, word), `${asTyped} for ${word}`).toBe(true);
      }),
      { numRuns: 3_000 },
    );
  });
});
