import { brandClass, toneClass } from "#web/design/art/brand-class.ts";
import { cautionsOf, cautionGroups } from "#core/catalogue/information/caution.ts";
import { rupees } from "#web/design/figures/amounts.ts";
import { informationWords } from "#web/features/catalogue/product/information/information-words.ts";
import { makerFacts } from "#web/features/catalogue/product/information/maker-facts.ts";
import { drawnViewWords } from "#web/features/catalogue/wording/drawn-views.ts";
import { batchOf } from "./batch.ts";
import { shownText } from "#web/design/shown-text.ts";
import { shownSize } from "#web/design/product-card/shown-size.ts";
import { titleFact } from "#web/design/product-card/shown-title.ts";
import type { Ingredient } from "#core/catalogue/information/product-information.ts";
import type { PicturedProduct } from "./picture-view.ts";

/** The label on the back of a pack with all that has to be printed there; it is read by enlarging it. What is not known is left out. */
export function BackOfPack({ product, className }: { readonly product: PicturedProduct; readonly className: string }) {
  const { title, brand, size, mrp, information } = product;
  const { ingredients, directions, storage, cautions, vegetarianMark } = information;
  const batch = batchOf(product);
  const particulars = [
    { name: informationWords.ingredients, text: ingredients.map(named).join(", ") },
    { name: informationWords.use, text: directions.map(shownText).join(" ") },
    { name: informationWords.storage, text: storage === null ? "" : shownText(storage) },
    {
      name: informationWords.askFirst,
      text: cautionGroups
        .flatMap((group) => cautionsOf(group, cautions))
        .map((caution) => informationWords.caution[caution])
        .join(", "),
    },
  ].filter(({ text }) => text !== "");
  const facts = [
    ...(mrp === null ? [] : [{ name: drawnViewWords.mrp, value: drawnViewWords.withTaxes({ price: rupees(mrp) }) }]),
    ...(batch === null ? [] : [{ name: drawnViewWords.batch, value: batch }]),
    ...makerFacts(information),
  ];
  const letters = [...particulars.map(({ text }) => text), ...facts.map(({ value }) => value)].join("").length;
  return (
    <svg
      className={["product-drawing back-of-pack", brandClass(brand ?? ""), toneClass(title), className].join(" ")}
      viewBox="0 0 720 840"
      role="img"
      aria-label={drawnViewWords.back({ ...titleFact(product), size: shownSize(size) })}
    >
      <rect className="back-paper" x="60" y="14" width="600" height="812" rx="22" />
      <rect className="back-band" x="60" y="14" width="600" height="74" rx="22" />
      <rect className="back-band" x="60" y="60" width="600" height="28" />
      <text
        className="back-title"
        x="360"
        y="62"
        textAnchor="middle"
        textLength={title.length > 34 ? 540 : undefined}
        lengthAdjust="spacingAndGlyphs"
      >
        {title}
      </text>
      <foreignObject x="84" y="102" width="552" height="712">
        <div className={`back-text ${SIZES.find(({ most }) => letters <= most)?.look ?? "is-longest"}`}>
          {particulars.map(({ name, text }) => (
            <p key={name}>
              <b>{name}:</b> {text}
            </p>
          ))}
          <dl>
            {facts.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {vegetarianMark === null ? null : <span className={vegetarianMark === "vegetarian" ? "food-mark" : "food-mark is-other"} />}
        </div>
      </foreignObject>
    </svg>
  );
}

/** So many letters fit in each size of them. */
const SIZES = [
  { most: 800, look: "is-short" },
  { most: 1_150, look: "is-long" },
] as const;

function named({ name, botanicalName, amount }: Ingredient): string {
  const plant = botanicalName === null ? "" : ` (${botanicalName})`;
  return `${shownText(name)}${plant}${amount === null ? "" : ` ${informationWords.amount(amount)}`}`;
}
