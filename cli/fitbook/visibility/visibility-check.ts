import { visibleWorld } from "#core/fitbook/visibility/visible-world.ts";
import { fileCheck } from "#cli/input/file-check.ts";
import { composeVisibilityFiles } from "./composition.ts";
import { visibilityJson } from "./visibility-json.ts";

/** Says who sees what in a file, and why. Source: specification/visibility.md, The command. */
export const visibilityCheck = fileCheck({
  name: "visibility check",
  files: composeVisibilityFiles(),
  json: (look) => visibilityJson(visibleWorld(look)),
  text: async (look, terminal) => {
    const { visibilityParagraphs } = await import("./words.ts");
    const { paintFor } = await import("#cli/printing/paint.ts");
    const { paragraphsText } = await import("#cli/printing/paragraphs-text.ts");
    return paragraphsText(visibilityParagraphs(look, visibleWorld(look)), paintFor(terminal));
  },
});
