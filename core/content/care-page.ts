import type { Paise } from "../shared/money.ts";

/** Texts in English, and all of them in Hindi too; `hindi` null: the English ones stand for both. */
export type InBothLanguages<Texts> = Texts & { readonly hindi: Texts | null };

export type CardTexts = { readonly title: string; readonly text: string };
export type QuestionTexts = { readonly question: string; readonly answer: string };
export type HospitalTexts = { readonly name: string; readonly address: string; readonly text: string };
export type PlanTexts = { readonly title: string; readonly text: string; readonly includes: readonly string[] };

export type Card = InBothLanguages<CardTexts> & { readonly picture: string | null };
export type Question = InBothLanguages<QuestionTexts>;

export type Hospital = InBothLanguages<HospitalTexts> & {
  readonly id: string;
  readonly city: string;
  readonly therapies: readonly string[];
  readonly picture: string | null;
};

/** What /ayush-hospital shows. */
export type HospitalPage = {
  readonly banner: Card;
  readonly departments: readonly Card[];
  readonly hospitals: readonly Hospital[];
  readonly questions: readonly Question[];
};

export type HealthPlan = InBothLanguages<PlanTexts> & {
  readonly id: string;
  /** For a year, with tax. */
  readonly price: Paise;
  /** How many people it covers. */
  readonly people: number;
  /** How many consultations of its year it pays for; 0: none. */
  readonly consultations: number;
  /** What it takes off lab tests of whom it covers, in per cent; 0: nothing. */
  readonly labPercent: number;
  readonly picture: string | null;
};

/** What /health-plans shows. */
export type HealthPlanPage = {
  readonly banner: Card;
  /** For whom there are plans. */
  readonly available: readonly Card[];
  /** The kinds of care that plans bring together. */
  readonly ecosystem: readonly Card[];
  readonly plans: readonly HealthPlan[];
  readonly questions: readonly Question[];
};
