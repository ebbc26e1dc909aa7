import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { challengeCard } from "#core/fitbook/posts/challenge-card.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { Button } from "#web/design/button/button.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { BoardModel, boardNeeds } from "#web/features/fitbook/challenges/board/board-model.ts";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import { cardPhrases as words } from "#web/features/fitbook/wording/cards.ts";
import { PostCardPlace } from "./post-card-place.tsx";
import type { ChallengeId } from "#core/fitbook/challenge.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ComposerModel } from "#web/features/fitbook/composer/composer-model.ts";

type ChosenCardProps = { readonly model: ComposerModel; readonly challenge: ChallengeId; readonly customer: CustomerId };

/** The card that goes along with a post that is written, as others will get it. */
export const ChosenCard = observer(function ChosenCard({ model, challenge, customer }: ChosenCardProps) {
  const useCases = useNeeds(boardNeeds);
  const [board] = useState(() => new BoardModel(customer, challenge, useCases));
  useEffect(() => void board.ask(), [board]);
  const { state } = board;
  const card = state.kind === "read" && state.value !== null ? challengeCard(state.value.challenge) : null;
  const isThere = card !== null;
  useEffect(() => {
    if (isThere) model.attach(challenge);
  }, [isThere, challenge, model]);
  if (state.kind === "reading") return null;
  if (state.kind === "unavailable") return <TryAgain what={fitbookWords.unavailable} onPress={board.ask} />;
  if (card === null) return <Notice kind="note">{words.missing}</Notice>;
  if (model.result === null) return null;
  return (
    <section className="stack gap-3" aria-label={words.goesAlong}>
      <p className="small muted">{words.goesAlong}</p>
      <PostCardPlace card={card} />
      <div>
        <Button look="text" onPress={() => model.attach(null)}>
          {words.without}
        </Button>
      </div>
    </section>
  );
});
