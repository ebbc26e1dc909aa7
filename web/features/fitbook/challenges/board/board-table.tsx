import { wholeNumber } from "#web/design/figures/amounts.ts";
import { fitbookAddress } from "#web/platform/addresses/fitbook-address.ts";
import { PersonPicture } from "#web/features/fitbook/people/person-picture.tsx";
import { challengeWords } from "#web/features/fitbook/challenges/challenge-words.ts";
import { RemovePlayer } from "#web/features/fitbook/removal/remove-player.tsx";
import type { BoardLine } from "#core/fitbook/challenges/show-board.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { VisibleChallenge } from "#core/fitbook/challenges/visible-challenge.ts";

const { boardWords: words, badges } = challengeWords;

type BoardTableProps = {
  readonly challenge: VisibleChallenge;
  readonly lines: readonly BoardLine[];
  readonly from: number;
  readonly customer: CustomerId;
  /** Somebody was removed. */
  readonly onRemoved: () => void;
};

/** How the first ranks look, who are given medals at the end. */
const MEDALS = ["gold", "silver", "bronze"].map((medal) => `fitbook-medal is-${medal}`);

/** Lines of a board. Whoever has no name in it can't be pressed. Its maker may remove whoever has one. */
export function BoardTable({ challenge, lines, from, customer, onRemoved }: BoardTableProps) {
  const { columns } = words;
  const placed = lines.map((line, nth) => ({ line, place: from + nth }));
  return (
    <table className="fitbook-board">
      <thead>
        <tr>
          <th scope="col">{columns.rank}</th>
          <th scope="col">{columns.player}</th>
          <th scope="col">{columns.score}</th>
          {challenge.mayRemove ? (
            <td>
              <span className="visually-hidden">{columns.acts}</span>
            </td>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {placed.map(({ line, place }) => (
          <tr key={place} className={line.person?.isSelf === true ? "is-mine" : undefined}>
            <td>
              <span className={line.rank === null ? undefined : MEDALS[line.rank - 1]}>
                {line.rank === null ? words.noRank : wholeNumber(line.rank)}
              </span>
            </td>
            <td>
              <Player line={line} customer={customer} />
              {line.badges.map((badge) => (
                <span key={badge} className="chip">
                  {badges[badge]}
                </span>
              ))}
            </td>
            <td>{challengeWords.score(challenge, line.score)}</td>
            {challenge.mayRemove ? (
              <td>
                {line.person === null || line.person.isSelf ? null : (
                  <RemovePlayer challenge={challenge.id} person={line.person} customer={customer} onRemoved={onRemoved} />
                )}
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Whoever has no name has no picture either: nobody can tell why. */
function Player({ line: { person }, customer }: { readonly line: BoardLine; readonly customer: CustomerId }) {
  if (person === null) return <span className="muted">{words.aPlayer}</span>;
  return (
    <span className="fitbook-said">
      <PersonPicture person={person} customer={customer} size="small" />
      {person.isSelf ? (
        <strong>{words.you}</strong>
      ) : (
        <a className="link" href={fitbookAddress.person(person.id)}>
          {person.name}
        </a>
      )}
    </span>
  );
}
