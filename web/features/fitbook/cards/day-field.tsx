import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Button } from "#web/design/button/button.tsx";
import { ChoiceField } from "#web/design/fields/choice-field.tsx";
import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import { cardPhrases } from "#web/features/fitbook/wording/cards.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { dayCardWords as words } from "./day-card-words.ts";
import { DayCardsModel, dayCardsNeeds } from "./day-cards-model.ts";
import { PostCardPlace } from "./post-card-place.tsx";
import type { DayCard } from "#core/fitbook/posts/day-card.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ComposerModel } from "#web/features/fitbook/composer/composer-model.ts";

type DayFieldProps = { readonly model: ComposerModel; readonly customer: CustomerId };

/** A day of a tracker that goes along with a post, as others will get it. Nothing of a tracker is asked for before it is wished. */
export const DayField = observer(function DayField({ model, customer }: DayFieldProps) {
  const [isOpen, open] = useState(false);
  const { day } = model;
  if (!isOpen && day === null)
    return (
      <div>
        <Button look="text" onPress={() => open(true)}>
          {words.add}
        </Button>
      </div>
    );
  return (
    <section className="stack gap-3" aria-label={words.title}>
      <Choices model={model} customer={customer} />
      {day === null ? null : (
        <>
          <p className="small muted">{cardPhrases.goesAlong}</p>
          <PostCardPlace card={day} />
        </>
      )}
      <div>
        <Button
          look="text"
          onPress={() => {
            model.attachDay(null);
            open(false);
          }}
        >
          {cardPhrases.without}
        </Button>
      </div>
    </section>
  );
});

const keyOf = ({ measure, day }: DayCard): string => `${measure} ${day}`;

const Choices = observer(function Choices({ model, customer }: DayFieldProps) {
  const useCases = useNeeds(dayCardsNeeds);
  const [cards] = useState(() => new DayCardsModel(customer, useCases));
  useEffect(() => void cards.ask(), [cards]);
  const { state } = cards;
  if (state.kind === "reading") return <RowSkeletons rows={["first"]} label={fitbookWords.reading} />;
  if (state.kind === "unavailable") return <TryAgain what={fitbookWords.unavailable} onPress={cards.ask} />;
  if (state.value.length === 0) return <p className="muted">{words.none}</p>;
  return (
    <>
      <p className="small muted">{words.hint}</p>
      <ChoiceField<string>
        label={words.title}
        choices={state.value.map((card) => ({ value: keyOf(card), words: words.choice(card) }))}
        value={model.day === null ? "" : keyOf(model.day)}
        onChange={(chosen) => model.attachDay(state.value.find((card) => keyOf(card) === chosen) ?? null)}
      />
    </>
  );
});
