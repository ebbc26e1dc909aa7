import type { CodeFiles } from "#web/code-files.ts";

export const codeFiles: CodeFiles = { joins: { frame: /features.content.page-head/ } };
