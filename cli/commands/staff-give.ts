import { ROLES } from "#core/identity/customer.ts";
import { mobileIn } from "#core/identity/mobile.ts";
import { wrongUsage } from "#cli/complain.ts";
import { databaseCommand } from "#cli/database/command.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { givenText, nobodyText } from "#cli/wording/staff.ts";

const COMMAND = "staff give";

/** Gives somebody with an account a role, or takes it by giving "customer". */
export const staffGive = databaseCommand(
  { name: COMMAND, switches: ["json"], options: ["user", "role", "as"], files: 0 },
  async (asked) => {
    const { given, terminal } = asked;
    const mobile = mobileIn(given.options.get("user") ?? "");
    const role = ROLES.find((one) => one === given.options.get("role"));
    if (mobile === null || role === undefined) return wrongUsage(terminal, COMMAND, `expected --user MOBILE --role ${ROLES.join(", ")}`);
    const { withRoles } = await import("#cli/staff/composition.ts");
    if ((await withRoles(asked, (roles) => roles.give(mobile, role))) === "unknown-mobile") {
      terminal.complain(nobodyText(mobile));
      return UNUSABLE_INPUT;
    }
    await terminal.write(given.switches.has("json") ? `${JSON.stringify({ mobile, role })}\n` : givenText(mobile, role));
    return DONE;
  },
);
