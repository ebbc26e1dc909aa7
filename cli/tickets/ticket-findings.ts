import { onDatabase } from "#cli/database/composition.ts";
import { warning } from "#cli/doctor/finding.ts";
import { ticketFindingWords } from "./wording/findings.ts";
import type { Check } from "#cli/doctor/check.ts";

/** Tickets that nobody has acknowledged in time. */
export const checkTickets: Check = async ({ db }) => {
  const overdue = await onDatabase.overdueTickets(db);
  return overdue === 0 ? [] : [warning("tickets", ticketFindingWords.overdue(overdue))];
};
