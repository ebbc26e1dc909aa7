import { printedUtc } from "#core/shared/printed-utc.ts";
import { ENQUIRY_KINDS } from "#core/contact/enquiry.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE } from "#cli/terminal.ts";
import { inboxText } from "./words.ts";

const COMMAND = "inbox list";

/** Lists what people wrote to the shop, what came last first. */
export const inboxList = databaseCommand({ name: COMMAND, switches: ["json"], options: ["kind", "as"], files: 0 }, async (context) => {
  const { given, terminal } = context;
  const named = given.options.get("kind");
  const kind = ENQUIRY_KINDS.find((one) => one === named) ?? null;
  if (named !== undefined && kind === null) return wrongUsage(terminal, COMMAND, `expected --kind ${ENQUIRY_KINDS.join(", ")}`);
  const { withInbox } = await import("./composition.ts");
  const { enquiries, messages } = await withInbox(context, ({ read }) => read(kind));
  const asJson = () => ({
    enquiries: enquiries.map(({ at, id, about, customer: _, ...fields }) => ({
      _id: id,
      about,
      ...fields,
      sent_at: printedUtc(at),
    })),
    messages: messages.map(({ at, number, id: _, customer: _1, ...fields }) => ({
      ticket_no: number,
      ...fields,
      sent_at: printedUtc(at),
    })),
  });
  await terminal.write(given.switches.has("json") ? `${JSON.stringify(asJson(), null, 2)}\n` : inboxText(enquiries, messages));
  return DONE;
});
