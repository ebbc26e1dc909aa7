import { inBoth } from "./questionnaire-item.ts";
import type { Weights } from "../../health/tools/prakriti.ts";
import type { Condition } from "../questionnaire.ts";
import type { QuestionnaireItem, AnswerOption, AnswerRange, Words } from "./questionnaire-item.ts";

/** As many characters as a complaint before an appointment may have. */
const LONGEST_TEXT = 1000;
const LONGEST_LINE = 200;

type More = { readonly conditions?: readonly Condition[]; readonly required?: boolean };
type Numbers = More & { readonly range: AnswerRange; readonly unit?: string; readonly ends?: readonly [Words, Words] };

const plain = (linkId: string, words: Words) => ({
  linkId,
  ...inBoth(words),
  isRequired: true,
  isRepeated: false,
  isReadOnly: false,
  conditions: [],
  behavior: "all" as const,
  options: [],
  range: null,
  unit: null,
  mostCharacters: null,
  ends: null,
  items: [],
});

const asMore = ({ conditions = [], required = true }: More) => ({ conditions, isRequired: required });

const numbers = (linkId: string, words: Words, { range, unit, ends, ...more }: Numbers) => ({
  ...plain(linkId, words),
  ...asMore(more),
  range,
  unit: unit ?? null,
  ends: ends === undefined ? null : ([inBoth(ends[0]), inBoth(ends[1])] as const),
});

/** What questionnaires are written by; a question is required unless it says otherwise. */
export const ask = {
  group: (linkId: string, words: Words, items: readonly QuestionnaireItem[]): QuestionnaireItem => ({
    ...plain(linkId, words),
    type: "group",
    isRequired: false,
    items,
  }),
  display: (linkId: string, words: Words, conditions: readonly Condition[] = []): QuestionnaireItem => ({
    ...plain(linkId, words),
    type: "display",
    isRequired: false,
    conditions,
  }),
  yesOrNo: (linkId: string, words: Words, more: More = {}): QuestionnaireItem => ({
    ...plain(linkId, words),
    ...asMore(more),
    type: "boolean",
  }),
  text: (linkId: string, words: Words, more: More = {}): QuestionnaireItem => ({
    ...plain(linkId, words),
    ...asMore(more),
    type: "text",
    mostCharacters: LONGEST_TEXT,
  }),
  line: (linkId: string, words: Words, more: More = {}): QuestionnaireItem => ({
    ...plain(linkId, words),
    ...asMore(more),
    type: "string",
    mostCharacters: LONGEST_LINE,
  }),
  /** Any number of lines, none of them twice. */
  lines: (linkId: string, words: Words, more: More = {}): QuestionnaireItem => ({
    ...plain(linkId, words),
    ...asMore(more),
    type: "string",
    isRepeated: true,
    mostCharacters: LONGEST_LINE,
  }),
  /** A text that an earlier version asked for. */
  formerText: (linkId: string, words: Words, conditions: readonly Condition[]): QuestionnaireItem => ({
    ...plain(linkId, words),
    type: "text",
    isRequired: false,
    isReadOnly: true,
    conditions,
    mostCharacters: LONGEST_TEXT,
  }),
  date: (linkId: string, words: Words, more: More = {}): QuestionnaireItem => ({ ...plain(linkId, words), ...asMore(more), type: "date" }),
  whole: (linkId: string, words: Words, given: Numbers): QuestionnaireItem => ({ ...numbers(linkId, words, given), type: "integer" }),
  decimal: (linkId: string, words: Words, given: Numbers): QuestionnaireItem => ({ ...numbers(linkId, words, given), type: "decimal" }),
  one: (linkId: string, words: Words, options: readonly AnswerOption[], more: More = {}): QuestionnaireItem => ({
    ...plain(linkId, words),
    ...asMore(more),
    type: "choice",
    options,
  }),
  several: (linkId: string, words: Words, options: readonly AnswerOption[], more: More = {}): QuestionnaireItem => ({
    ...plain(linkId, words),
    ...asMore(more),
    type: "choice",
    isRepeated: true,
    options,
  }),
  files: (linkId: string, words: Words): QuestionnaireItem => ({
    ...plain(linkId, words),
    type: "attachment",
    isRequired: false,
    isRepeated: true,
  }),
};

const plainOption = (code: string, words: Words) => ({ code, ...inBoth(words), weights: null, isRedFlag: false, isExclusive: false });

/** Options of a question; `of` each by its code. */
export const option = {
  of: (code: string, ...words: Words): AnswerOption => plainOption(code, words),
  none: (code: string, ...words: Words): AnswerOption => ({ ...plainOption(code, words), isExclusive: true }),
  redFlag: (code: string, ...words: Words): AnswerOption => ({ ...plainOption(code, words), isRedFlag: true }),
  vata: (code: string, ...words: Words): AnswerOption => ({ ...plainOption(code, words), weights: VATA }),
  pitta: (code: string, ...words: Words): AnswerOption => ({ ...plainOption(code, words), weights: PITTA }),
  kapha: (code: string, ...words: Words): AnswerOption => ({ ...plainOption(code, words), weights: KAPHA }),
};

/** An answer speaks for one dosha, and weighs as much as any other. */
const VATA: Weights = { vata: 1, pitta: 0, kapha: 0 };
const PITTA: Weights = { vata: 0, pitta: 1, kapha: 0 };
const KAPHA: Weights = { vata: 0, pitta: 0, kapha: 1 };

export const when = {
  is: (question: string, value: string | number | boolean): Condition => ({ question, operator: "=", value }),
  isNot: (question: string, value: string | number | boolean): Condition => ({ question, operator: "!=", value }),
  isUnanswered: (question: string): Condition => ({ question, operator: "exists", value: false }),
  atLeast: (question: string, value: number): Condition => ({ question, operator: ">=", value }),
};
