import { FactList } from "#web/design/fact-list/fact-list.tsx";
import { FoldedText } from "#web/design/folded-panel/folded-text.tsx";
import { dishWords as words } from "./dish-words.ts";
import type { ShownFigures } from "#core/trackers/body-figures.ts";
import type { OwnDish } from "#core/trackers/own-value.ts";

/** A dish down to each of its parts, and what is in one portion. */
export const DishCard = ({ dish, figures }: { readonly dish: OwnDish; readonly figures: ShownFigures }) => (
  <div className="dish-card">
    <FoldedText title={words.parts}>
      <div className="stack gap-2">
        <ul>
          {dish.recipe.map((part, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same may go in twice; a part is its place.
            <li key={`${part.food} ${nth}`}>{words.part(part)}</li>
          ))}
        </ul>
        <h3 className="strong">{words.inPortion}</h3>
        <FactList facts={words.facts(dish, figures)} />
      </div>
    </FoldedText>
  </div>
);
