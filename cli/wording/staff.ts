import { toLeft, widestOf } from "#cli/printing/columns.ts";
import type { Role } from "#core/identity/customer.ts";
import type { RoleHolder } from "#core/staff/roles.port.ts";

export function staffText(holders: readonly RoleHolder[]): string {
  if (holders.length === 0) return "Nobody is more than a customer. See: niramaya staff give --help\n";
  const width = widestOf(holders.map(({ role }) => role));
  return holders.map(({ name, mobile, role }) => `${toLeft(width, role)}  ${mobile ?? "no mobile "}  ${name}\n`).join("");
}

export const givenText = (mobile: string, role: Role): string => `${mobile} is ${role} now.\n`;

export const nobodyText = (mobile: string): string => `Nobody with an account has the mobile number ${mobile}.\n`;
