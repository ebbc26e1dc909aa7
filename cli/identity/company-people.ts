import { LONGEST_COMPANY } from "#core/fitbook/staff/people-of-companies.use-case.ts";
import { customerReferenceIn } from "#core/identity/customer-reference.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { addedText, EXPECTED_APP, movedText, notMovedText, TAKEN } from "./wording/companies.ts";
import { EXPECTED_WHO } from "./wording/users.ts";
import type { CommandContext } from "#cli/database/database-command.ts";

/** Registers a company, and tells once the key by which its app is known. */
export const companyAdd = databaseCommand(
  { name: "company add", switches: ["json"], options: ["as"], files: 1, noun: "APP" },
  async (context) => {
    const { terminal, given } = context;
    const name = given.files[0]?.trim() ?? "";
    if (!isName(name)) return wrongUsage(terminal, "company add", EXPECTED_APP);
    const { withCompanies } = await import("./composition.ts");
    const apiKey = await withCompanies(context, ({ add }) => add(name));
    if (apiKey === null) {
      terminal.complain(TAKEN);
      return UNUSABLE_INPUT;
    }
    await terminal.write(given.switches.has("json") ? `${JSON.stringify({ app_name: name, apikey: apiKey })}\n` : addedText(name, apiKey));
    return DONE;
  },
);

/** Makes somebody a customer of a company. */
export const companyEnter = databaseCommand(
  { name: "company enter", switches: ["json"], options: ["company", "as"], files: 1, noun: "WHO" },
  async (context) => {
    const company = context.given.options.get("company")?.trim() ?? "";
    return isName(company) ? move(context, "company enter", company) : wrongUsage(context.terminal, "company enter", EXPECTED_APP);
  },
);

/** Makes somebody a customer of no company. */
export const companyLeave = databaseCommand(
  { name: "company leave", switches: ["json"], options: ["as"], files: 1, noun: "WHO" },
  (context) => move(context, "company leave", null),
);

async function move(context: CommandContext, command: string, company: string | null): Promise<number> {
  const { terminal, given } = context;
  const name = customerReferenceIn(given.files[0] ?? "");
  if (name === null) return wrongUsage(terminal, command, EXPECTED_WHO);
  const { withCompanies } = await import("./composition.ts");
  const moved = await withCompanies(context, (actions) => actions.move({ name, company }));
  if (moved.kind === "refused") {
    terminal.complain(notMovedText(moved.refusal));
    return UNUSABLE_INPUT;
  }
  const { customer, left } = moved.value;
  const output = { _id: customer, aggregator: company === null ? null : { app_name: company }, groups_left: left };
  await terminal.write(given.switches.has("json") ? `${JSON.stringify(output)}\n` : movedText(company, left));
  return DONE;
}

const isName = (name: string): boolean => name !== "" && name.length <= LONGEST_COMPANY && /^[\w.-]+$/.test(name);
