import type { CodeFiles } from "#web/code-files.ts";

export const codeFiles: CodeFiles = { useCasesOf: ["quizzes"] };
