import { motifOf } from "#web/design/art/motif.ts";
import { serifWidth } from "#web/design/art/serif-width.ts";
import drawings from "#web/design/art/products.svg";
import { drawingClass } from "#web/design/product-card/drawing-class.ts";
import { DrawnPack } from "#web/design/product-card/drawn-pack.tsx";
import { drawnViewWords } from "#web/features/catalogue/wording/drawn-views.ts";
import { packHeight } from "./pack-height.ts";
import { shownText } from "#web/design/shown-text.ts";
import { titleFact } from "#web/design/product-card/shown-title.ts";
import type { PicturedProduct } from "./picture-view.ts";

/** Where things stand, and how tall they may be drawn. */
const GROUND = 236;
const TALLEST = 176;
const TALLEST_BESIDE = 104;
/** Below this height in millimetres a coin tells the size, above it a tumbler. */
const SMALL = 80;

/** A pack as large as it is beside something that everybody knows, and what it is made of above that. */
export function PackScale({ product, className }: { readonly product: PicturedProduct; readonly className: string }) {
  const { form, weight, title, information } = product;
  const { top, bottom, millimetres } = packHeight(form, weight);
  const beside = millimetres < SMALL ? COIN : TUMBLER;
  const perMillimetre = Math.min(TALLEST / millimetres, TALLEST_BESIDE / beside.millimetres);
  const height = millimetres * perMillimetre;
  const scale = height / (bottom - top);
  const besideHeight = beside.millimetres * perMillimetre;
  const centimetres = String(Math.round(millimetres / 5) / 2);
  const [main] = information.ingredients;
  const name = main === undefined ? null : shownText(main.name);
  return (
    <svg
      className={`${drawingClass(product)} pack-scale ${className}`}
      viewBox="0 0 240 280"
      role="img"
      aria-label={drawnViewWords.scale({ ...titleFact(product), centimetres, beside: drawnViewWords[beside.kind] })}
    >
      <g transform={`translate(${round(PACK - 120 * scale)} ${round(GROUND - bottom * scale)}) scale(${round(scale)})`}>
        <DrawnPack product={product} />
      </g>
      <path className="scale-line" d={`M14 ${round(GROUND - height)}h8m-4 0V${GROUND}m-4 0h8`} />
      <use
        href={`${drawings}#${beside.symbol}`}
        x={round(BESIDE - (besideHeight * beside.width) / 2)}
        y={round(GROUND - besideHeight)}
        width={round(besideHeight * beside.width)}
        height={round(besideHeight)}
      />
      {name === null ? null : (
        <g>
          <circle className="scale-plate" cx={BESIDE} cy="50" r="34" />
          <g fill="var(--brand)" color="var(--brand)">
            <use href={`${drawings}#m-${motifOf(main?.name.english ?? title)}`} x={BESIDE - 22} y="28" width="44" height="44" />
          </g>
          <text className="scale-name" x={BESIDE} y="101" fontSize={round(Math.min(12, 96 / serifWidth(name)))}>
            {name}
          </text>
          {main?.botanicalName == null ? null : (
            <text
              className="scale-botanical"
              lang="la"
              x={BESIDE}
              y="113"
              fontSize={round(Math.min(8.5, 92 / serifWidth(main.botanicalName)))}
            >
              {main.botanicalName}
            </text>
          )}
        </g>
      )}
      <text className="scale-told" x={PACK} y="256">
        {drawnViewWords.tall({ centimetres })}
      </text>
      <text className="scale-told" x={BESIDE} y="256">
        {drawnViewWords[beside.kind]}
      </text>
    </svg>
  );
}

/** The middles of what stands side by side. */
const PACK = 88;
const BESIDE = 186;

const COIN = { kind: "coin", symbol: "o-coin", millimetres: 27, width: 1 } as const;
const TUMBLER = { kind: "tumbler", symbol: "o-tumbler", millimetres: 100, width: 0.76 } as const;

const round = (value: number): number => Math.round(value * 1_000) / 1_000;
