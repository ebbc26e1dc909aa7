import { nullIfThrown } from "./null-if-thrown.ts";
import type { BegunAnswers, BegunTool } from "#core/health/sitting/begun-answers.port.ts";

const keyOf = (tool: BegunTool): string => `${tool}_begun`;

/** In this tab. `tabOf` is asked each time and may throw. */
export const begunAnswersIn = (tabOf: () => Storage): BegunAnswers => ({
  read(tool) {
    const wire: unknown = nullIfThrown(() => JSON.parse(tabOf().getItem(keyOf(tool)) ?? "null"));
    if (!Array.isArray(wire)) return null;
    const answers = wire.filter((answer): answer is string | null => answer === null || typeof answer === "string");
    return answers.length === wire.length ? answers : null;
  },
  put: (tool, answers) => void nullIfThrown(() => tabOf().setItem(keyOf(tool), JSON.stringify(answers))),
  forget: (tool) => void nullIfThrown(() => tabOf().removeItem(keyOf(tool))),
});
