import type { Day } from "../shared/day.ts";

/**
 * India's financial year in which an Indian day lies, 1 April to 31 March: "2026-27". Source: specification/invoices.md, Number of a paper.
 */
export function financialYear(day: Day): string {
  const year = Number(day.slice(0, 4));
  const first = Number(day.slice(5, 7)) >= 4 ? year : year - 1;
  return `${first}-${String((first + 1) % 100).padStart(2, "0")}`;
}
