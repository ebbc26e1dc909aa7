import { keptJobs } from "#tests/kept-jobs.ts";
import type { Memory } from "#adapters/memory/memory.ts";

/** The code of the last message that was put to be sent. */
export function lastCode(memory: Memory): string {
  const texts = keptJobs(memory).flatMap(({ job }) => (job.kind === "send-code" ? [job.message.text] : []));
  return /\b(\d{4})\b/.exec(texts.at(-1) ?? "")?.[1] ?? "";
}
