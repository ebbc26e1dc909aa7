import type { PaperProblem } from "#core/files/papers.port.ts";

/** What the process that rewrites a PDF may use, in bytes, with what Node.js itself needs. */
export const LARGEST_MEMORY = 512 * 1024 * 1024;

/** How it tells why it wrote none. */
export const EXIT_CODES: Readonly<Record<PaperProblem, number>> = { "no-paper": 10, "locked-paper": 11, "active-paper": 12 };
