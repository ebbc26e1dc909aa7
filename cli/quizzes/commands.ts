import type { CliArea } from "#cli/cli-area.ts";
import type { quizHelp } from "./wording/help.ts";

export const quizCommands: CliArea<keyof typeof quizHelp.commands> = {
  help: async () => (await import("./wording/help.ts")).quizHelp,
  load: {
    "quiz score": async () => (await import("./quiz-score.ts")).quizScore,
    "quiz lint": async () => (await import("./quiz-lint.ts")).quizLint,
    "quiz import": async () => (await import("./register/quiz-import.ts")).quizImport,
    "quiz live": async () => (await import("./hosting/quiz-live.ts")).quizLive,
    "quiz results": async () => (await import("./register/quiz-results.ts")).quizResults,
  },
  ofFilesAlone: ["quiz score", "quiz lint"],
};
