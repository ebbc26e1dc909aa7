import { filter, map, Subject } from "rxjs";
import type { LiveTurns } from "#core/quizzes/live/live-turns.port.ts";
import type { QuizId } from "#core/quizzes/content/keyless-quiz.ts";
import type { Turn } from "#core/quizzes/quiz.ts";
import type { Memory } from "#adapters/memory/memory.ts";

/** Turns of live quizzes, and who hears of them. */
export class MemoryTurns {
  readonly beats = new Subject<QuizId>();
  readonly #turns = new Map<QuizId, readonly Turn[]>();

  of(quiz: QuizId): readonly Turn[] {
    return this.#turns.get(quiz) ?? [];
  }

  put(quiz: QuizId, turns: readonly Turn[]): void {
    this.#turns.set(quiz, turns);
    this.beats.next(quiz);
  }
}

export const memoryLiveTurns = ({ quizzes, quizTurns, audited }: Memory): LiveTurns => ({
  async change(id, decide) {
    const keyed = quizzes.get(id);
    const { after, answer } = decide(keyed === undefined ? null : { quiz: keyed.quiz, turns: quizTurns.of(id) });
    if (after !== null && keyed !== undefined) {
      quizzes.set(id, { ...keyed, quiz: after.hosted.quiz });
      audited.push({ ...after.audit, number: audited.length + 1 });
      quizTurns.put(id, after.hosted.turns);
    }
    return answer;
  },
  beats: (id) =>
    quizTurns.beats.pipe(
      filter((quiz) => quiz === id),
      map(() => undefined),
    ),
});
