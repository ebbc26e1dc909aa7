import { printable } from "#cli/printing/columns.ts";
import { rupeesAndPaise } from "#cli/wording/rupees.ts";
import type { HealthPlan } from "#core/content/care-page.ts";

export const PLANS = "Health plans";
export const NO_PAGE = "There is no health-plan page yet on which plans could stand.\n";

export const listText = (plans: readonly HealthPlan[]): string =>
  plans.length === 0 ? "No health plans are offered.\n" : plans.map((plan) => `${headText(plan)}\n`).join("");

export const planText = (plan: HealthPlan): string =>
  [headText(plan), `  ${printable(plan.text)}`, ...plan.includes.map((thing) => `  - ${printable(thing)}`)]
    .map((line) => `${line}\n`)
    .join("");

export const unknownPlanText = (id: string): string => `No health plan has the id ${printable(id)}. See: niramaya plan list\n`;

const headText = ({ id, title, price, people }: HealthPlan): string =>
  `${printable(id)}  ${printable(title)}, ${rupeesAndPaise(price)} a year, for ${people === 1 ? "1 person" : `${people} people`}`;
