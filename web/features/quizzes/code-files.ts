import type { CodeFiles } from "#web/code-files.ts";

export const codeFiles: CodeFiles = {
  own: { "address-of-quizzes": /platform.addresses.quiz-address\.ts|core.quizzes.content.keyless-quiz\.ts/ }, // With what an address names.
};
