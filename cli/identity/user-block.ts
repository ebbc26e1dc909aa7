import { databaseCommand } from "#cli/database/database-command.ts";
import { onCustomerNamed } from "./customer-named.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { blockedText, notBlockedText } from "./wording/users.ts";

const COMMAND = "user block";

/** Signs a customer out everywhere and in no more; with `--undo` lets them in again. */
export const userBlock = databaseCommand({ name: COMMAND, switches: ["undo", "json"], options: ["as"], files: 1, noun: "WHO" }, (asked) =>
  onCustomerNamed(asked, COMMAND, async ({ id }, changing) => {
    const { terminal, given } = asked;
    const done = await changing(async (customers, write) => {
      const answer = given.switches.has("undo") ? await customers.unblock(id) : await customers.block(id);
      if (answer === "blocked" || answer === "unblocked")
        await write({ action: COMMAND, subject: { kind: "customer", id }, details: { to: answer } });
      return answer;
    });
    if (done === "not-blocked" || done === "not-unblocked") {
      terminal.complain(notBlockedText(done));
      return UNUSABLE_INPUT;
    }
    await terminal.write(given.switches.has("json") ? `${JSON.stringify({ _id: id, standing: done })}\n` : blockedText(done));
    return DONE;
  }),
);
