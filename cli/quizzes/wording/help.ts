import { CHECK_HELP, FILE_HELP, STATUS_HELP } from "#cli/wording/help-parts.ts";
import type { CommandHelp } from "#cli/cli-area.ts";

export const quizHelp = {
  inGeneral: `  quiz score FILE           work out what the attempts at a quiz have come to
`,
  groups: {
    quiz: `Usage: niramaya quiz COMMAND FILE [options]

  score FILE                work out what the attempts at a quiz have come to

Example:
  niramaya quiz score quiz.json
`,
  },
  commands: {
    "quiz score": `Usage: niramaya quiz score FILE [--json | --ndjson]

Works out what the attempts at a quiz have come to at an instant: which answers
count and why the others do not, and the score once its keys may be told.
${CHECK_HELP}

${FILE_HELP}
${STATUS_HELP}

Example:
  echo '{"quiz":{"_id":"q1","opens_at":"2026-11-20T10:00","minutes":10,
      "closes_at":"2026-11-20T11:00","questions":[{"_id":"a","type":"single",
      "options":["tea","water"],"key":"water"}]},"at":"2026-11-20T12:00",
    "attempts":[{"person":"asha","started_at":"2026-11-20T10:05","answers":[
      {"question":"a","value":"water","at":"2026-11-20T10:06"}]}]}' |
    niramaya quiz score -
`,
  },
} as const satisfies CommandHelp;
