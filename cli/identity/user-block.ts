import { customerReferenceIn } from "#core/identity/customer-reference.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { blockedText, EXPECTED_WHO, notBlockedText } from "./wording/users.ts";

const COMMAND = "user block";

/** Signs a customer out everywhere and in no more; with `--undo` lets them in again. */
export const userBlock = databaseCommand(
  { name: COMMAND, switches: ["undo", "json"], options: ["as"], files: 1, noun: "WHO" },
  async (context) => {
    const { terminal, given } = context;
    const name = customerReferenceIn(given.files[0] ?? "");
    if (name === null) return wrongUsage(terminal, COMMAND, EXPECTED_WHO);
    const to = given.switches.has("undo") ? "unblocked" : "blocked";
    const { withAccounts } = await import("#cli/staff/composition.ts");
    const done = await withAccounts(context, ({ block }) => block({ name, to }));
    if (done.kind === "refused") {
      terminal.complain(notBlockedText(done.refusal, to));
      return UNUSABLE_INPUT;
    }
    await terminal.write(given.switches.has("json") ? `${JSON.stringify({ _id: done.value, standing: to })}\n` : blockedText(to));
    return DONE;
  },
);
