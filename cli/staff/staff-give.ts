import { ROLES } from "#core/identity/customer.ts";
import { customerReferenceIn } from "#core/identity/customer-reference.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { givenText, nobodyText } from "./wording/staff.ts";

const COMMAND = "staff give";

/** Gives somebody with an account a role, or takes it by giving "customer". */
export const staffGive = databaseCommand(
  { name: COMMAND, switches: ["json"], options: ["user", "role", "as"], files: 0 },
  async (context) => {
    const { given, terminal } = context;
    const name = customerReferenceIn(given.options.get("user") ?? "");
    const role = ROLES.find((one) => one === given.options.get("role"));
    if (name === null || role === undefined)
      return wrongUsage(
        terminal,
        COMMAND,
        `expected --user with a mobile number, an e-mail address or an id, and --role with one of ${ROLES.join(", ")}`,
      );
    const { withAccounts } = await import("./composition.ts");
    const done = await withAccounts(context, ({ give }) => give({ name, role }));
    if (done.kind === "refused") {
      terminal.complain(nobodyText);
      return UNUSABLE_INPUT;
    }
    const { id, mobile, email } = done.value;
    await terminal.write(given.switches.has("json") ? `${JSON.stringify({ _id: id, mobile, email, role })}\n` : givenText(done.value));
    return DONE;
  },
);
