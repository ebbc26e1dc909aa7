import { databaseCommand } from "#cli/database/command.ts";
import { DONE } from "#cli/terminal.ts";
import { outboxText } from "#cli/wording/users.ts";

/** Shows the texts and letters that no gateway carries, the oldest first. */
export const outbox = databaseCommand(
  { name: "outbox", switches: ["json"], options: [], files: 0 },
  async ({ given, folder, terminal }) => {
    const { readOutbox } = await import("#cli/sign-in/composition.ts");
    const messages = await readOutbox(folder);
    const text = given.switches.has("json") ? messages.map((message) => `${JSON.stringify(message)}\n`).join("") : outboxText(messages);
    await terminal.write(text);
    return DONE;
  },
);
