import { observer } from "mobx-react-lite";
import { useState } from "react";
import { challengeId } from "#core/fitbook/challenge.ts";
import { challengeCard } from "#core/fitbook/posts/challenge-card.ts";
import { ROWS_A_PAGE } from "#core/fitbook/challenges/show-board.use-case.ts";
import { inLanguage } from "#web/design/in-language.ts";
import { Button } from "#web/design/button/button.tsx";
import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { fitbookAddress } from "#web/platform/addresses/fitbook-address.ts";
import { cardPhrases } from "#web/features/fitbook/wording/cards.ts";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { BoardModel, boardNeeds } from "./board-model.ts";
import { BoardTable } from "./board-table.tsx";
import { challengeWords } from "#web/features/fitbook/challenges/challenge-words.ts";
import { Removed } from "#web/features/fitbook/removal/removed.tsx";
import { MissingChallenge } from "#web/features/fitbook/challenges/missing-challenge.tsx";
import { useSight } from "#web/features/fitbook/page/use-sight.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

const { boardWords: words } = challengeWords;

/** The board: from the top, around oneself, or any page. */
export const Board = observer(function Board({ id, customer }: { readonly id: string; readonly customer: CustomerId }) {
  const useCases = useNeeds(boardNeeds);
  const [model] = useState(() => new BoardModel(customer, challengeId(id), useCases));
  useSight(model.ask);
  const { state } = model;
  if (state.kind === "reading") return <RowSkeletons rows={["first", "second", "third"]} label={fitbookWords.reading} />;
  if (state.kind === "unavailable") return <TryAgain what={fitbookWords.unavailable} onPress={model.ask} />;
  if (state.value === null) return <MissingChallenge />;
  const { challenge, lines, from, next, isFinal, at } = state.value;
  const [place, ahead] = [challengeWords.place(challenge), challengeWords.next(challenge)];
  return (
    <>
      <div className="stack gap-2">
        <h2 className="heading-2">{inLanguage(challenge).activity}</h2>
        <p role="status" className="muted">
          {isFinal ? challengeWords.finalSince(challenge.frozenAt) : challengeWords.asOf(at)}
        </p>
        {challenge.isCorrected ? <p className="muted">{words.corrected}</p> : null}
        <Removed challenge={challenge} />
        {place === null ? null : (
          <p>
            <strong>{place}</strong> {ahead === null ? null : <span className="muted">{ahead}</span>}
          </p>
        )}
      </div>
      <div className="fitbook-acts">
        <Button look="quiet" onPress={() => void model.turnTo(0)}>
          {words.fromTop}
        </Button>
        {challenge.me === null ? null : (
          <Button look="quiet" onPress={() => void model.turnTo("me")}>
            {words.aroundMe}
          </Button>
        )}
      </div>
      {lines.length === 0 ? (
        <p className="muted">{challenge.state === "cancelled" ? words.cancelled : words.none}</p>
      ) : (
        <BoardTable challenge={challenge} lines={lines} from={from} customer={customer} onRemoved={model.ask} />
      )}
      <div className="fitbook-acts">
        {from === 0 ? null : (
          <Button look="quiet" onPress={() => void model.turnTo(Math.max(0, from - ROWS_A_PAGE))}>
            {words.before}
          </Button>
        )}
        {next === null ? null : (
          <Button look="quiet" onPress={() => void model.turnTo(next)}>
            {words.next}
          </Button>
        )}
        {challenge.me === null || challenge.me.badges.length === 0 ? null : (
          <a className="button main" href={fitbookAddress.badges}>
            {challengeWords.won.see}
          </a>
        )}
        {challengeCard(challenge) === null ? null : (
          <a className="button quiet" href={fitbookAddress.share(challenge.id)}>
            {cardPhrases.share}
          </a>
        )}
        <a className="button quiet" href={fitbookAddress.challenge(challenge.id)}>
          {challengeWords.details}
        </a>
      </div>
    </>
  );
});
