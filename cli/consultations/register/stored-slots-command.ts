import { listSlots } from "#core/consultations/slots/list-slots.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { slotsJson } from "#cli/consultations/slots-json.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { noCustomerText } from "#cli/identity/wording/users.ts";
import { paintFor } from "#cli/printing/paint.ts";
import { paragraphsText } from "#cli/printing/paragraphs-text.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { slotParagraphs } from "#cli/consultations/wording/slots.ts";
import { slotFileJson } from "./slot-file-json.ts";
import { slotsOf } from "./slots-of.ts";
import { NO_PRACTITIONER } from "./wording/register.ts";
import type { CommandContext } from "#cli/database/database-command.ts";
import type { Command } from "#cli/terminal.ts";

type StoredSlotsCommand = {
  readonly name: string;
  readonly files: 0 | 1;
  readonly practitioner: (given: CommandContext["given"]) => string | undefined;
  readonly options: readonly string[];
};

/**
 * A command that shows the calendar of a practitioner from the shop's data, or with --export the file from which it would be calculated.
 */
export const storedSlotsCommand = ({ name, files, practitioner, options }: StoredSlotsCommand): Command =>
  databaseCommand(
    { name, switches: ["json", "export"], options: ["from", "to", "length", "patient", "as", ...options], files },
    async (context) => {
      const { given, terminal } = context;
      const { seconds, decimals } = terminal.now();
      const now = seconds * 1_000 + Number(decimals.slice(0, 3).padEnd(3, "0"));
      const found = await slotsOf(context, { action: name, named: practitioner(given), now });
      switch (found.kind) {
        case "wrong-usage":
          return wrongUsage(terminal, name, found.expected);
        case "unknown-practitioner":
        case "unknown-patient":
          terminal.complain(found.kind === "unknown-patient" ? noCustomerText : NO_PRACTITIONER);
          return UNUSABLE_INPUT;
        case "found": {
          const { facts, who } = found;
          if (given.switches.has("export")) await terminal.write(`${JSON.stringify(slotFileJson(facts, who.practitioner), null, 2)}\n`);
          else if (given.switches.has("json")) await terminal.write(`${JSON.stringify(slotsJson(listSlots(facts)), null, 2)}\n`);
          else await terminal.write(paragraphsText(slotParagraphs(facts, listSlots(facts)), paintFor(terminal)));
          return DONE;
        }
      }
    },
  );
