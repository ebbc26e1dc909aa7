import { quizState } from "../quiz-times.ts";
import type { KeyedQuiz } from "../content/question-key.ts";

export type Reimported = "added" | "changed" | "unchanged" | "is-open" | "is-over";

/**
 * What feeding a quiz again would do. Before it opens all may change; while it is open nothing but its end, and that to later; afterwards
 * nothing, because its keys may have been told. `same` says whether two are alike. Source: specification/quizzes.md, Staff commands.
 */
export function reimportedQuiz(
  former: KeyedQuiz | null,
  incoming: KeyedQuiz,
  { now, same }: { readonly now: number; readonly same: (one: KeyedQuiz, other: KeyedQuiz) => boolean },
): Reimported {
  if (former === null) return "added";
  if (same(former, incoming)) return "unchanged";
  const { closesAt } = incoming.quiz;
  switch (quizState(former.quiz, now)) {
    case "upcoming":
      return "changed";
    case "open": {
      const isLater = closesAt > former.quiz.closesAt && same({ ...former, quiz: { ...former.quiz, closesAt } }, incoming);
      return isLater ? "changed" : "is-open";
    }
    case "settling":
    case "closed":
      return "is-over";
  }
}
