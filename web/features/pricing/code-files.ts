import type { CodeFiles } from "#web/code-files.ts";

export const codeFiles: CodeFiles = { kept: /pricing.bill-model\.tsx?$/ };
