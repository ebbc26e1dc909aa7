import { typedWhole } from "../shared/typed-number.ts";

/** How many people work for a company, and at how many places; each at least 1. */
export type CompanySize = { readonly employees: number; readonly sites: number };

export const MOST_EMPLOYEES = 1_000_000;
export const MOST_SITES = 10_000;

/** What somebody wrote as a count; null: it is no whole number from 1 to `most`. Source: specification/plans.md, Corporate. */
export function countIn(text: string, most: number): number | null {
  const count = typedWhole(text);
  return count !== null && count >= 1 && count <= most ? count : null;
}
