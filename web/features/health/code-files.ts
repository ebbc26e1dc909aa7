import type { CodeFiles } from "#web/code-files.ts";

export const codeFiles: CodeFiles = {
  own: {
    // What of a body is typed and told, in two calculators and where weight is noted.
    measures:
      /features.health.(?:tool.(?:measure-|body-measures|typed-|tool-model)|wording.(?:hindi.)?measures|body.body-values)|core.health.measures\.ts/,
    // What the calculator of a body and its tracker say.
    bodies: /features.health.(?:wording.(?:hindi.)?body|body.work-out-body)\.ts/,
    // What each calculator shows and keeps.
    tools:
      /features.health.(?:tool.(?:kept-model|late-kept-notice|tool-page)|sitting.(?:late-sitting|sitting-field)|wording.(?:hindi.)?tools)|core.health.(?:kept-results|work-out)\.port/,
  },
  kept: /(?:features.health.(?:[\w-]+.)?[\w.-]+|health-file.body-file)\.tsx?$/,
};
