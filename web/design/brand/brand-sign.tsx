import { brandClass } from "#web/design/art/brand-class.ts";
import { emblemOf } from "#web/design/art/emblem.ts";
import drawings from "#web/design/art/products.svg";
import { wordmarkOf } from "#web/design/art/wordmark.ts";

/** A brand's sign: a small drawing on its emblem, and its name, on a plate in its colours. */
export function BrandSign({ name, className }: { readonly name: string; readonly className?: string }) {
  const { shape, motif } = emblemOf(name);
  const { emblem, lines, fontSize, anchor, x } = wordmarkOf(name);
  const classes = ["brand-logo", brandClass(name), className].filter((one) => one !== undefined);
  return (
    <svg className={classes.join(" ")} viewBox="0 0 160 80" role="img" aria-label={name}>
      <rect width="160" height="80" rx="10" fill="var(--label)" />
      <g transform={`translate(${emblem.x} ${emblem.y}) scale(${emblem.size / 40})`} fill="var(--brand)">
        <path d={shape} />
        <use href={`${drawings}#m-${motif}`} x="10" y="10" width="20" height="20" color="var(--label)" />
      </g>
      <g fill="var(--brand)" fontFamily="var(--serif)" fontSize={fontSize} textAnchor={anchor} textRendering="geometricPrecision">
        {lines.map(({ text, baseline }) => (
          <text key={text} x={x} y={baseline}>
            {text}
          </text>
        ))}
      </g>
    </svg>
  );
}
