import { observer } from "mobx-react-lite";
import { ownDishesOf } from "#core/trackers/own-dishes.ts";
import { mealPhrases } from "#web/features/trackers/wording/meal.ts";
import { DishCard } from "./dish-card.tsx";
import { DishForm } from "./dish-form.tsx";
import { dishWords as words } from "./dish-words.ts";
import { OwnList } from "./own-list.tsx";
import type { OwnDish } from "#core/trackers/own-value.ts";
import type { TrackerStore } from "#web/features/trackers/store/tracker-store.ts";

/** The dishes that somebody has written down. */
export const OwnDishes = observer(function OwnDishes({ store }: { readonly store: TrackerStore }) {
  const { entries, line, bodyFigures } = store;
  return (
    <OwnList<OwnDish>
      {...{ store, entries, line }}
      title={mealPhrases.ownDishes}
      kind="dish"
      own={ownDishesOf(entries)}
      parts={{
        words,
        told: words.makes,
        said: words.said,
        form: (entry, ends) => <DishForm store={store} entry={entry} {...ends} />,
        card: (dish) => <DishCard dish={dish} figures={bodyFigures} />,
      }}
    />
  );
});
