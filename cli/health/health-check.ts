import { indianDay } from "#core/shared/indian-time.ts";
import { fileCheck } from "#cli/input/file-check.ts";
import { composeHealthFiles, paperOfCard } from "./composition.ts";

/** Works out what a health tool answers. Source: specification/health-tools.md, The command. */
export const healthCheck = fileCheck({
  name: "health check",
  files: composeHealthFiles(),
  json: ({ answer }) => answer,
  text: async (answered, terminal) => {
    const { formulaCard } = await import("./wording/formula-card.ts");
    const { paintFor } = await import("#cli/printing/paint.ts");
    const { paragraphsText } = await import("#cli/printing/paragraphs-text.ts");
    return paragraphsText(formulaCard(answered), paintFor(terminal));
  },
  paper: async (answered, terminal) => {
    const { formulaCard } = await import("./wording/formula-card.ts");
    const { tool, formula } = answered.answer;
    return paperOfCard({ title: `${tool}, ${formula}`, day: indianDay(terminal.now().seconds * 1_000), parts: formulaCard(answered) });
  },
});
