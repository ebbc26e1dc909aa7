import { wholeNumber } from "#web/design/figures/amounts.ts";
import { quizWords } from "#web/features/quizzes/quiz-words.ts";
import { liveWords as words } from "./live-words.ts";
import type { BoardRow, OwnLive } from "#core/quizzes/live/live-view.ts";

type LiveBoardProps = { readonly rows: readonly BoardRow[]; readonly own: OwnLive | null };

/** The first five, and one's own place. */
export const LiveBoard = ({ rows, own }: LiveBoardProps) => (
  <section className="stack gap-3">
    <h3>{words.first}</h3>
    <ol className="quiz-board">
      {rows.map(({ line, name, score, rank, isSelf }) => (
        <li key={line} className={isSelf ? "quiz-option is-chosen" : "quiz-option"}>
          <span className="number muted">{wholeNumber(rank)}</span>
          <span className="quiz-order-name">{isSelf ? words.you : (name ?? words.aPlayer)}</span>
          <span className="number">{quizWords.points(score)}</span>
        </li>
      ))}
    </ol>
    {own === null || own.rank === null ? null : <p>{words.ownRank({ rank: wholeNumber(own.rank) })}</p>}
  </section>
);
