import type { CodeFiles } from "#web/code-files.ts";

export const codeFiles: CodeFiles = { joins: { parts: /core.reviews.reviews\.port/, buying: /review-summary/ } };
