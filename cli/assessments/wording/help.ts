import { CHECK_HELP, FILE_HELP, STATUS_HELP } from "#cli/wording/help-parts.ts";
import type { CommandHelp } from "#cli/cli-area.ts";

export const assessmentHelp = {
  inGeneral: `  assessment check FILE     say which questions are asked, and what is missing
`,
  groups: {
    assessment: `Usage: niramaya assessment COMMAND FILE [options]

  check FILE                say which questions are asked, and what is missing

Example:
  niramaya assessment check assessment.json
`,
  },
  commands: {
    "assessment check": `Usage: niramaya assessment check FILE [--json | --ndjson]

Says which questions of a questionnaire (FHIR R4) are asked after its answers,
which required ones are missing, how complete the answers are, and which of
them are dropped because their question is not asked.
${CHECK_HELP}

${FILE_HELP}
${STATUS_HELP}

Example:
  echo '{"questionnaire":{"item":[
      {"linkId":"pain","type":"boolean","required":true},
      {"linkId":"where","type":"string","required":true,"enableWhen":[
        {"question":"pain","operator":"=","answerBoolean":true}]}]},
    "answers":{"pain":true}}' | niramaya assessment check -
`,
  },
} as const satisfies CommandHelp;
