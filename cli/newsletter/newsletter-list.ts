import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE } from "#cli/terminal.ts";
import { nobodyText } from "./wording/list.ts";

/** Prints the addresses that confirmed, one a line. That there is none is said beside the list, which other programs read. */
export const newsletterList = databaseCommand(
  { name: "newsletter list", switches: ["json"], options: ["as"], files: 0 },
  async (context) => {
    const { given, terminal } = context;
    const { withInbox } = await import("#cli/contact/composition.ts");
    const addresses = await withInbox(context, ({ readers }) => readers());
    const asJson = given.switches.has("json");
    if (addresses.length === 0 && !asJson) terminal.complain(nobodyText);
    await terminal.write(asJson ? `${JSON.stringify(addresses)}\n` : addresses.map((address) => `${address}\n`).join(""));
    return DONE;
  },
);
