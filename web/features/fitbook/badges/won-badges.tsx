import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { challengeWords } from "#web/features/fitbook/challenges/challenge-words.ts";
import { fitbookAddress } from "#web/platform/addresses/fitbook-address.ts";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { BadgesModel, badgesNeeds } from "./badges-model.ts";
import { WonCard } from "./won-card.tsx";
import type { CustomerId } from "#core/identity/customer-id.ts";

const { won: words } = challengeWords;

/** New badges on cards of their own, and those of before in a list. */
export const WonBadges = observer(function WonBadges({ customer }: { readonly customer: CustomerId }) {
  const useCases = useNeeds(badgesNeeds);
  const [model] = useState(() => new BadgesModel(customer, useCases));
  useEffect(() => void model.ask(), [model]);
  const { state } = model;
  const all = state.kind === "read" ? state.value : null;
  useEffect(() => void model.shown(all?.filter(({ isNew }) => isNew) ?? []), [model, all]);
  if (state.kind === "reading") return <RowSkeletons rows={["first", "second"]} label={fitbookWords.reading} />;
  if (state.kind === "unavailable") return <TryAgain what={fitbookWords.unavailable} onPress={model.ask} />;
  const fresh = state.value.filter(({ isNew }) => isNew);
  const before = state.value.filter(({ isNew }) => !isNew);
  return (
    <>
      {state.value.length === 0 ? <p className="muted">{words.none}</p> : null}
      {fresh.map(({ challenge }) => (
        <WonCard key={challenge.id} challenge={challenge} look="new" />
      ))}
      {before.length === 0 ? null : (
        <section className="stack gap-3" aria-labelledby="fitbook-badges">
          <h2 id="fitbook-badges" className="heading-3">
            {words.all}
          </h2>
          <ul className="fitbook-people">
            {before.map(({ challenge }) => (
              <li key={challenge.id}>
                <WonCard challenge={challenge} look="plain" />
              </li>
            ))}
          </ul>
        </section>
      )}
      <div>
        <a className="button quiet" href={fitbookAddress.challenges}>
          {challengeWords.back}
        </a>
      </div>
    </>
  );
});
