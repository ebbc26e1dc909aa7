import { observer } from "mobx-react-lite";
import { useState } from "react";
import { Button } from "#web/design/button/button.tsx";
import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import { MoreOfList } from "#web/features/fitbook/page/more-of-list.tsx";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { ChallengeRow } from "./challenge-row.tsx";
import { challengeWords } from "./challenge-words.ts";
import { ChallengesModel, challengesNeeds } from "./challenges-model.ts";
import { useListPlace, usePagesLeft } from "#web/features/fitbook/page/use-list-place.ts";
import { useSight } from "#web/features/fitbook/page/use-sight.ts";
import { MorePlace } from "#web/platform/window/more-place.tsx";
import type { ChallengeList, ChallengesOfGroup } from "#core/fitbook/challenges/challenges.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

/** How many of a group's challenges stand above its posts until somebody wants to see more. */
const FEW = 3;

/** One list of challenges, as far as it was asked for. */
export const ChallengesList = observer(function ChallengesList({
  list,
  customer,
}: {
  readonly list: ChallengeList | ChallengesOfGroup;
  readonly customer: CustomerId;
}) {
  const useCases = useNeeds(challengesNeeds);
  const name = typeof list === "string" ? list : list.group;
  const pages = usePagesLeft(name);
  const [model] = useState(() => new ChallengesModel(list, customer, useCases, pages));
  const [isWhole, showWhole] = useState(typeof list === "string");
  useSight(model.ask);
  useListPlace(name, model);
  const { state } = model;
  if (state.kind === "reading") return <RowSkeletons rows={["first", "second"]} label={fitbookWords.reading} />;
  if (state.kind === "unavailable") return <TryAgain what={fitbookWords.unavailable} onPress={model.ask} />;
  const { challenges, next } = state.value;
  if (challenges.length === 0) return <p className="muted">{challengeWords.none(list)}</p>;
  const shown = isWhole ? challenges : challenges.slice(0, FEW);
  return (
    <div className="stack gap-3">
      <ul className="fitbook-people" aria-label={challengeWords.listName(list)}>
        {shown.map((challenge) => (
          <ChallengeRow key={challenge.id} challenge={challenge} />
        ))}
      </ul>
      {shown.length < challenges.length ? (
        <MorePlace>
          <Button look="quiet" onPress={() => showWhole(true)}>
            {fitbookWords.more}
          </Button>
        </MorePlace>
      ) : null}
      <MoreOfList more={model.more} isWhole={next === null || !isWhole} onMore={model.askMore} />
    </div>
  );
});
