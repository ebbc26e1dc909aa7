import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE } from "#cli/terminal.ts";

/** Prints the addresses that confirmed, one a line. */
export const newsletterList = databaseCommand({ name: "newsletter list", switches: ["json"], options: [], files: 0 }, async (asked) => {
  const { given, terminal } = asked;
  const { withInbox } = await import("#cli/contact/composition.ts");
  const addresses = await withInbox(asked, ({ subscriptions }) => subscriptions.confirmed());
  await terminal.write(given.switches.has("json") ? `${JSON.stringify(addresses)}\n` : addresses.map((address) => `${address}\n`).join(""));
  return DONE;
});
