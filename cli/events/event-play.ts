import { playEvent } from "#core/events/play-event.ts";
import { fileCheck } from "#cli/input/file-check.ts";
import { composeEventFiles } from "./composition.ts";
import { eventJson } from "./event-json.ts";

/** Works out what an event has come to, from its steps. Source: specification/events.md, The command. */
export const eventPlay = fileCheck({
  name: "event play",
  files: composeEventFiles(),
  json: (facts) => eventJson(playEvent(facts)),
  text: async (facts, terminal) => {
    const { eventParagraphs } = await import("./words.ts");
    const { paintFor } = await import("#cli/printing/paint.ts");
    const { paragraphsText } = await import("#cli/printing/paragraphs-text.ts");
    return paragraphsText(eventParagraphs(facts, playEvent(facts)), paintFor(terminal));
  },
});
