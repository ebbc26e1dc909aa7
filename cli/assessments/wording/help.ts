import { CHECK_HELP, FILE_HELP, STATUS_HELP } from "#cli/wording/help-parts.ts";
import type { CommandHelp } from "#cli/cli-area.ts";

export const assessmentHelp = {
  inGeneral: `  assessment check FILE     say which questions are asked, and what is missing
  assessment lint           look for faults in the questionnaires
  assessment print KIND     print a questionnaire in FHIR R4
`,
  groups: {
    assessment: `Usage: niramaya assessment COMMAND [options]

  check FILE                say which questions are asked, and what is missing
  lint                      look for faults in the questionnaires
  print KIND                print a questionnaire in FHIR R4

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
    "assessment lint": `Usage: niramaya assessment lint [--json]

Looks for faults in the questionnaires: words missing in English or Hindi,
choices without options, codes that come twice, conditions that can't hold,
numbers without a range, and questions that every questionnaire must ask.
  --json      as one JSON object

Exit status: 0 nothing is wrong; 1 something is; 2 wrong usage.

Example:
  niramaya assessment lint
`,
    "assessment print": `Usage: niramaya assessment print KIND [--json]

Prints the newest version of a questionnaire as a Questionnaire of FHIR R4.
KIND is ayurveda, nutrition, homeopathy, yoga, physio, siddha, unani or default.
  --json      as without it: it is JSON in any case

Exit status: 0 done; 1 there is no such questionnaire; 2 wrong usage.

Example:
  niramaya assessment print yoga
`,
  },
} as const satisfies CommandHelp;
