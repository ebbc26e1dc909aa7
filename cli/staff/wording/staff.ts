import { printable, toLeft, widestOf } from "#cli/printing/columns.ts";
import type { RoleHolder } from "#core/staff/roles.port.ts";

export function staffText(holders: readonly RoleHolder[]): string {
  if (holders.length === 0) return "Nobody has a role beyond a customer's. See: niramaya staff give --help\n";
  const width = widestOf(holders.map(({ role }) => role));
  const names = widestOf(holders.map(calledBy));
  return holders.map((holder) => `${toLeft(width, holder.role)}  ${toLeft(names, calledBy(holder))}  ${holder.name}\n`).join("");
}

export const givenText = (holder: RoleHolder): string => `${calledBy(holder)} is now ${holder.role}.\n`;

/** What `staff give` finds them by. */
const calledBy = ({ mobile, email, id }: RoleHolder): string => printable(mobile ?? email ?? id);

export const nobodyText = "No open account has this mobile number, e-mail address or id.\n";
