import type { CodeFiles } from "#web/code-files.ts";

export const codeFiles: CodeFiles = { joins: { frame: /core.reviews.(?:review|reviews\.port)\.ts/, buying: /review-summary/ } };
