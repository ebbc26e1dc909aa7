import { quizState } from "../quiz-times.ts";
import type { ImportedLine } from "../../staff/import-decision.ts";
import type { KeyedQuiz } from "../content/question-key.ts";

const OPEN = { kind: "faulty", expected: "nothing but a later closes_at while the quiz is open" } as const;
const OVER = { kind: "faulty", expected: "no change: the quiz is over" } as const;

/**
 * What importing a quiz again would do. Before it opens all may change; while it is open nothing but its end, and that to later; afterwards
 * nothing, because its keys may have been told. `same` says whether two are alike. Source: specification/quizzes.md, Staff commands.
 */
export function reimportedQuiz(
  former: KeyedQuiz | null,
  incoming: KeyedQuiz,
  { now, same }: { readonly now: number; readonly same: (one: KeyedQuiz, other: KeyedQuiz) => boolean },
): ImportedLine<KeyedQuiz> {
  if (former === null) return { kind: "added", put: incoming };
  if (same(former, incoming)) return { kind: "unchanged" };
  const changed = { kind: "changed", put: incoming } as const;
  const { closesAt } = incoming.quiz;
  switch (quizState(former.quiz, now)) {
    case "upcoming":
      return changed;
    case "open": {
      const isLater = closesAt > former.quiz.closesAt && same({ ...former, quiz: { ...former.quiz, closesAt } }, incoming);
      return isLater ? changed : OPEN;
    }
    case "settling":
    case "closed":
      return OVER;
  }
}
