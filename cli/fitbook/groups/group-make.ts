import { LONGEST_GROUP_NAME, LONGEST_GROUP_TEXT, SHORTEST_GROUP_NAME } from "#core/fitbook/group.ts";
import { lineIn, perhapsTextIn } from "#core/fitbook/post-text.ts";
import { customerReferenceIn } from "#core/identity/customer-reference.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { noCustomerText } from "#cli/identity/wording/users.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { EXPECTED_GROUP, madeText, notMadeText } from "./words.ts";

const COMMAND = "group make";

/** Makes a company's group, which one of its people runs. Source: specification/plans.md, Groups of companies. */
export const groupMake = databaseCommand(
  { name: COMMAND, switches: ["json"], options: ["company", "owner", "name", "about", "rules", "as"], files: 0 },
  async (context) => {
    const { given, terminal } = context;
    const company = given.options.get("company")?.trim() ?? "";
    const textOf = (option: string) => perhapsTextIn(given.options.get(option) ?? "", LONGEST_GROUP_TEXT);
    const [about, rules] = [textOf("about"), textOf("rules")];
    const name = lineIn(given.options.get("name") ?? "", { shortest: SHORTEST_GROUP_NAME, longest: LONGEST_GROUP_NAME });
    const owner = customerReferenceIn(given.options.get("owner") ?? "");
    if (company === "" || owner === null || name === null || about === null || rules === null)
      return wrongUsage(terminal, COMMAND, EXPECTED_GROUP);
    const { withGroups } = await import("./composition.ts");
    const made = await withGroups(context, (actions) => actions.make({ company, name, about, rules }, owner));
    if (made === null || made.kind === "refused") {
      terminal.complain(made === null ? noCustomerText : notMadeText(made.refusal.kind));
      return UNUSABLE_INPUT;
    }
    const output = { _id: made.value, company };
    await terminal.write(given.switches.has("json") ? `${JSON.stringify(output, null, 2)}\n` : madeText(made.value));
    return DONE;
  },
);
