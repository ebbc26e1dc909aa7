import { Ids } from "#adapters/input-file/ids.ts";
import { INSTANT, TEXT } from "#adapters/input-file/kind.ts";
import { tellOutOfOrder } from "#adapters/input-file/tell-out-of-order.ts";
import { wholeEntries } from "#adapters/input-file/whole-entries.ts";
import type { Turn } from "#core/quizzes/quiz.ts";
import type { Part } from "#adapters/input-file/part.ts";
import type { Read, Reads } from "#adapters/input-file/read.ts";

/** `window` null: it is faulty, and nothing is measured by it. */
type Known = { readonly questions: Ids; readonly window: { readonly opensAt: number; readonly closesAt: number } | null };

/** The questions of a live quiz as they were opened: in order, within the window, each once. */
export function readTurns(file: Part, { questions, window }: Known): Read<readonly Turn[]> {
  const turns = file.list("opened", readTurn);
  const opened = new Ids();
  for (const { part, reads } of turns.entries) {
    questions.expect(part, "question", { id: reads.question, noun: "a question" });
    if (!opened.add(reads.question)) part.fault("question", "a question that was not opened before");
    const at: Read<number> = reads.at;
    if (window !== null && typeof at === "number" && (at < window.opensAt || at >= window.closesAt))
      part.fault("at", "an instant from opens_at until before closes_at");
  }
  tellOutOfOrder(turns);
  return wholeEntries(turns);
}

function readTurn(part: Part): Reads<Turn> {
  const at = part.required("at", INSTANT);
  const closedAt = part.optional("closed_at", INSTANT, null);
  if (typeof at === "number" && typeof closedAt === "number" && closedAt < at) part.fault("closed_at", "an instant not before at");
  return { question: part.required("question", TEXT), at, closedAt };
}
