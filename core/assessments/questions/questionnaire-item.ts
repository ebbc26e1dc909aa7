import type { Weights } from "../../health/tools/prakriti.ts";
import type { Condition, ItemType } from "../questionnaire.ts";

/** The same words in English and in Hindi. */
export type InBoth = { readonly text: string; readonly hindi: string };

/** `weights`: what it says of the doshas; null: nothing. `isExclusive`: whoever chooses it chooses nothing else, as "none of these". */
export type AnswerOption = InBoth & {
  readonly code: string;
  readonly weights: Weights | null;
  readonly isRedFlag: boolean;
  readonly isExclusive: boolean;
};

/** From `least` to `most`, both included. */
export type AnswerRange = { readonly least: number; readonly most: number };

/**
 * An item of a questionnaire as FHIR R4 has it, with its words. `range`: of numbers; null: any. `unit`: in the codes of UCUM; null: none.
 * `isReadOnly`: an answer that was given before is shown, and no new one asked for. `mostCharacters`: of texts; null: it is no text.
 * `ends`: what the least and the most of a scale stand for; null: nothing is said of them.
 */
export type QuestionnaireItem = InBoth & {
  readonly linkId: string;
  readonly type: ItemType;
  readonly isRequired: boolean;
  readonly isRepeated: boolean;
  readonly isReadOnly: boolean;
  readonly conditions: readonly Condition[];
  readonly behavior: "all" | "any";
  readonly options: readonly AnswerOption[];
  readonly range: AnswerRange | null;
  readonly unit: string | null;
  readonly mostCharacters: number | null;
  readonly ends: readonly [InBoth, InBoth] | null;
  readonly items: readonly QuestionnaireItem[];
};

/** English, then Hindi. */
export type Words = readonly [text: string, hindi: string];

export const inBoth = ([text, hindi]: Words): InBoth => ({ text, hindi });
