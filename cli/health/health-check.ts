import { fileCheck } from "#cli/input/file-check.ts";
import { composeHealthFiles } from "./composition.ts";

/** Works out what a health tool answers. Source: specification/health-tools.md, The command. */
export const healthCheck = fileCheck({
  name: "health check",
  files: composeHealthFiles(),
  json: (answer) => answer,
  text: async (answer, terminal) => {
    const { formulaCard } = await import("./wording/formula-card.ts");
    const { paintFor } = await import("#cli/printing/paint.ts");
    const { paragraphsText } = await import("#cli/printing/paragraphs-text.ts");
    return paragraphsText(formulaCard(answer), paintFor(terminal));
  },
});
