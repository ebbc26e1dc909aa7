import { printable } from "#cli/printing/columns.ts";
import { noCustomerText } from "./users.ts";
import type { NotMoved } from "#core/fitbook/staff/people-of-companies.use-case.ts";

export const EXPECTED_APP = "expected a company's app_name of letters, digits, dots, hyphens and underscores, at most 60";
export const TAKEN = "There is a company of this name. Nothing was changed.\n";

export const addedText = (name: string, apiKey: string): string =>
  `${printable(name)} is registered. Its key is shown only once; give it to whoever runs its app:\n${apiKey}\n`;

export const movedText = (company: string | null, left: number): string =>
  `${company === null ? "They are no longer a company's customer." : `They are a customer of ${printable(company)}.`}${left === 0 ? "" : ` They left ${left} of another company's groups.`}\n`;

export function notMovedText(refusal: NotMoved): string {
  switch (refusal.kind) {
    case "unknown-customer":
      return noCustomerText;
    case "unknown-company":
      return "No company has this app_name. See: niramaya company add APP\n";
    case "runs-its-group":
      return `They own the company's group ${printable(refusal.group)} and have to hand it over first. Nothing was changed.\n`;
  }
}
