import type { CodeFiles } from "#web/code-files.ts";

export const codeFiles: CodeFiles = {
  joins: {
    frame: /core.identity.customer\.ts/,
    "own-pages": /web.features.account.wording.(?:hindi.)?account\./,
  },
};
