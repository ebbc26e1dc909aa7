import { listSlots } from "#core/consultations/slots/list-slots.ts";
import { fileCheck } from "#cli/input/file-check.ts";
import { composeSlotsFiles } from "./composition.ts";
import { slotsAt } from "./slots-at.ts";
import { slotsJson } from "./slots-json.ts";

/** Lists the free times of a practitioner, and the reason of all others. Source: specification/slots.md, The command. */
export const slotsList = fileCheck({
  name: "slots list",
  files: composeSlotsFiles(),
  json: (file, now) => slotsJson(listSlots(slotsAt(file, now))),
  text: async (file, terminal) => {
    const { slotParagraphs } = await import("./wording/slots.ts");
    const { paintFor } = await import("#cli/printing/paint.ts");
    const { paragraphsText } = await import("#cli/printing/paragraphs-text.ts");
    const facts = slotsAt(file, terminal.now());
    return paragraphsText(slotParagraphs(facts, listSlots(facts)), paintFor(terminal));
  },
});
