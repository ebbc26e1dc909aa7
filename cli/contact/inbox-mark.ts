import { ENQUIRY_STATES } from "#core/contact/enquiry-state.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { markedText, notMarkedText } from "./words.ts";

const COMMAND = "inbox mark";

/** Says how far an enquiry is. */
export const inboxMark = databaseCommand(
  { name: COMMAND, switches: ["json"], options: ["enquiry", "state", "as"], files: 0 },
  async (context) => {
    const { given, terminal } = context;
    const enquiry = given.options.get("enquiry");
    const state = ENQUIRY_STATES.find((one) => one === given.options.get("state"));
    if (enquiry === undefined || state === undefined)
      return wrongUsage(terminal, COMMAND, `expected --enquiry ID --state ${ENQUIRY_STATES.slice(1).join(", ")}`);
    const { withInbox } = await import("./composition.ts");
    const marked = await withInbox(context, ({ mark }) => mark({ id: enquiry, state }));
    if (marked.kind === "refused") {
      terminal.complain(notMarkedText(marked.refusal, enquiry, state));
      return UNUSABLE_INPUT;
    }
    await terminal.write(given.switches.has("json") ? `${JSON.stringify({ _id: enquiry, state })}\n` : markedText(enquiry, state));
    return DONE;
  },
);
