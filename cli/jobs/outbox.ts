import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { noDataFolderText, outboxText } from "#cli/identity/wording/users.ts";

/** Shows the texts and letters that no gateway carries, the oldest first. */
export const outbox = databaseCommand(
  { name: "outbox", switches: ["json"], options: [], files: 0 },
  async ({ given, folder, terminal }) => {
    const { unsentMessages } = await import("./composition.ts");
    const messages = await unsentMessages(folder);
    if (messages === null) {
      terminal.complain(noDataFolderText(folder));
      return UNUSABLE_INPUT;
    }
    const text = given.switches.has("json") ? messages.map((message) => `${JSON.stringify(message)}\n`).join("") : outboxText(messages);
    await terminal.write(text);
    return DONE;
  },
);
