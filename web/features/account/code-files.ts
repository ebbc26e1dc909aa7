import type { CodeFiles } from "#web/code-files.ts";

export const codeFiles: CodeFiles = {
  joins: {
    frame: /core.identity.customer\.ts/,
    forms: /web.features.account.(?:page.(?:form-end|for-customer|try-again|saved-state)|wording.(?:hindi.)?own-page)/,
    "own-pages": /web.features.account.(?:page.(?!own-screen)|wording.(?:hindi.)?account\.)/,
  },
};
