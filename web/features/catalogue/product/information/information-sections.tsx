import { cautionGroups, cautionsOf } from "#core/catalogue/information/caution.ts";
import { Accordion } from "#web/design/accordion/accordion.tsx";
import { FactList } from "#web/design/fact-list/fact-list.tsx";
import { informationWords } from "./information-words.ts";
import { makerFacts } from "./maker-facts.ts";
import { shownText } from "#web/design/shown-text.ts";
import type { Ingredient, ProductInformation } from "#core/catalogue/information/product-information.ts";

/** What a product is, how it is used, who should ask first and who answers for it. What is not known is left out, with its heading. */
export function InformationSections({ information }: { readonly information: ProductInformation }) {
  const { traditionalUses, ingredients, directions, storage, cautions, allergens } = information;
  const facts = makerFacts(information);
  return (
    <>
      {traditionalUses.length === 0 ? null : (
        <Accordion heading={informationWords.benefits} isOpen>
          <ul className="information-list">
            {traditionalUses.map((use) => (
              <li key={use.english}>{shownText(use)}</li>
            ))}
          </ul>
          <p className="small muted">{informationWords.traditionNote}</p>
        </Accordion>
      )}
      {ingredients.length === 0 ? null : (
        <Accordion heading={informationWords.ingredients} isOpen>
          <ul className="information-ingredients">
            {ingredients.map((ingredient) => (
              <IngredientRow key={JSON.stringify(ingredient)} ingredient={ingredient} />
            ))}
          </ul>
          {allergens === null ? null : <p className="small">{informationWords.allergensIn(allergens)}</p>}
        </Accordion>
      )}
      {directions.length === 0 && storage === null ? null : (
        <Accordion heading={informationWords.use}>
          <ol className="information-list">
            {directions.map((step) => (
              <li key={step.english}>{shownText(step)}</li>
            ))}
          </ol>
          {storage === null ? null : (
            <p>
              <b>{informationWords.storage}</b> {shownText(storage)}
            </p>
          )}
        </Accordion>
      )}
      {cautions.length === 0 ? null : (
        <Accordion heading={informationWords.askFirst}>
          <p>{informationWords.askFirstNote}</p>
          <dl className="product-facts">
            {cautionGroups.map((group) => {
              const ofGroup = cautionsOf(group, cautions);
              return ofGroup.length === 0 ? null : (
                <div key={group} className="information-cautions">
                  <dt>{informationWords.group[group]}</dt>
                  <dd>{ofGroup.map((caution) => informationWords.caution[caution]).join(", ")}</dd>
                </div>
              );
            })}
          </dl>
        </Accordion>
      )}
      {facts.length === 0 ? null : (
        <Accordion heading={informationWords.maker}>
          <FactList facts={facts} />
        </Accordion>
      )}
    </>
  );
}

/** What it is called, the plant and its part under it, and how much of it there is. */
function IngredientRow({ ingredient: { name, botanicalName, part, amount } }: { readonly ingredient: Ingredient }) {
  return (
    <li>
      <span>
        {shownText(name)}
        {botanicalName === null && part === null ? null : (
          <span className="small muted">
            {botanicalName === null ? null : <i lang="la">{botanicalName}</i>}
            {botanicalName === null || part === null ? null : ", "}
            {part === null ? null : shownText(part)}
          </span>
        )}
      </span>
      {amount === null ? null : <span className="information-amount">{informationWords.amount(amount)}</span>}
    </li>
  );
}
