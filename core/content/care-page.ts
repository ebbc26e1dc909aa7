import type { Paise } from "../shared/money.ts";

export type Card = { readonly title: string; readonly text: string; readonly picture: string | null };
export type Question = { readonly question: string; readonly answer: string };

export type Hospital = {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly address: string;
  readonly text: string;
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

export type HealthPlan = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** For a year, with tax. */
  readonly price: Paise;
  /** How many people it covers. */
  readonly people: number;
  readonly includes: readonly string[];
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
