import { pick } from "#adapters/demo-chance/seeded-chance.ts";
import { both } from "./both.ts";
import { oblique } from "./oblique.ts";
import { purposes } from "./purposes.ts";
import { sentences, sentencesOfOne, sentencesOfThePure } from "./sentences.ts";
import type { Voice } from "../kind.ts";
import type { Both } from "./both.ts";
import type { Usage } from "./usage.ts";

type SummaryFacts = {
  readonly usage: Usage;
  /** What it is called in general, as it stands within a sentence. */
  readonly generic: Both;
  /** What is in it, and whether nothing else is. */
  readonly names: readonly Both[];
  readonly isPure: boolean;
  /** What it is bought for. */
  readonly concern: string;
  readonly voice: Voice;
  readonly slug: string;
};

/** One sentence that says what a product is and what for, made of its kind, what is in it and how its maker speaks. */
export function summaryOf(told: SummaryFacts): Both {
  const { usage, generic, names, concern, voice, slug } = told;
  const ofOne = sentencesAboutOne(told);
  const thing = ofOne === null ? usage.thing : generic;
  const sentence = pick(ofOne ?? sentences[usage.style], "sentence", slug);
  const list = names.slice(0, MOST_NAMES);
  const english = filled(
    sentence.english,
    thing.english,
    joined(
      list.map((name) => name.english),
      "and",
    ),
  );
  const hindi = filled(
    sentence.hindi,
    thing.hindi,
    joined(
      list.map((name) => oblique(name.hindi)),
      "और",
    ),
  );
  const purpose = usage.taken === "kept" ? null : purposeOf(concern, voice);
  return purpose === null
    ? both(`${capitalised(english)}.`, `${hindi}।`)
    : both(`${capitalised(english)}, ${purpose.english}.`, `${purpose.hindi} ${hindi}।`);
}

const MOST_NAMES = 3;

/** Null: what is in it has to be named beside what it is. */
function sentencesAboutOne({ usage: { taken, ofOne, style }, names, isPure }: SummaryFacts): readonly Both[] | null {
  if (taken === "kept" || names.length !== 1) return null;
  if (taken !== "dose" || ofOne?.english === "{a}") return isPure ? sentencesOfThePure : null;
  return ofOne === null ? null : (sentencesOfOne[style] ?? null);
}

function purposeOf(concern: string, voice: Voice): Both {
  const purpose = purposes[concern];
  if (purpose === undefined) throw new RangeError(`nobody wrote down what goods for ${concern} are bought for`);
  return purpose[voice];
}

const filled = (sentence: string, thing: string, list: string): string => sentence.replace("{thing}", thing).replace("{list}", list);

function joined(names: readonly string[], and: string): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} ${and} ${last}`;
}

/** With a capital letter in front; Hindi has none. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
