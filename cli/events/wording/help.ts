import { CHECK_HELP, FILE_HELP, STATUS_HELP } from "#cli/wording/help-parts.ts";
import type { CommandHelp } from "#cli/cli-area.ts";

export const eventHelp = {
  inGeneral: `  event play FILE           work out what an event has come to, from its steps
`,
  groups: {
    event: `Usage: niramaya event COMMAND FILE [options]

  play FILE                 work out what an event has come to, from its steps

Example:
  niramaya event play event.json
`,
  },
  commands: {
    "event play": `Usage: niramaya event play FILE [--json | --ndjson]

Works out what an event has come to at an instant: who has a seat, who waits in
which place, to whom a seat is offered and until when, and what each step came
to.
${CHECK_HELP}

${FILE_HELP}
${STATUS_HELP}

Example:
  echo '{"event":{"_id":"v1","starts_at":"2026-11-29T18:00","capacity":1,
      "ends_at":"2026-11-29T20:00"},"at":"2026-11-20T12:00","steps":[
      {"at":"2026-11-20T10:00","do":"join","person":"asha"},
      {"at":"2026-11-20T10:05","do":"join","person":"ravi"}]}' |
    niramaya event play -
`,
  },
} as const satisfies CommandHelp;
