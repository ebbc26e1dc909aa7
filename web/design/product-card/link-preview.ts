import brands from "#web/design/art/brands.css?raw";
import contents from "#web/design/art/contents.css?raw";
import drawings from "#web/design/art/products.svg?raw";
import { brandClass, toneClass } from "#web/design/art/brand-class.ts";
import { contentsClass } from "#web/design/art/contents.ts";
import { drawnForm } from "#web/design/art/label-boxes.ts";
import { labelIn } from "#web/design/art/label.ts";
import { motifOf } from "#web/design/art/motif.ts";
import { LINK_PREVIEW_SIZE } from "./link-preview-size.ts";
import type { Drawing, DrawnText } from "#core/files/drawing.port.ts";
import type { ListedProduct } from "#core/catalogue/product.ts";

/** A drawing's own units, and how much larger it stands in the picture. */
const FORM = { width: 240, height: 280 };
const LARGER = 2.1;
const LEFT = (LINK_PREVIEW_SIZE.width - FORM.width * LARGER) / 2;
const TOP = (LINK_PREVIEW_SIZE.height - FORM.height * LARGER) / 2;

/** The paper that products stand on, by day. */
const PAPER = "#f6f0e7";
/** The shop's own, where a brand has none. */
const BRAND = "#40663f";

/** A product as its page shows it, for whoever shares that page: painted by whoever knows neither styles nor fonts. */
export function linkPreview({ form, brand: named, title, size }: Pick<ListedProduct, "form" | "brand" | "title" | "size">): Drawing {
  const brand = named ?? "";
  const { name, box } = drawnForm(form);
  const label = labelIn(box, { title, brand, size });
  const colours = coloursOf([brandClass(brand), toneClass(title), contentsClass(title)]);
  const ink = colours.get("brand") ?? BRAND;
  const motif =
    label.motif === null
      ? ""
      : `<use href="#m-${motifOf(title)}" x="${label.motif.x}" y="${label.motif.y}" width="${label.motif.size}" height="${label.motif.size}"/>`;
  const placed = `<g transform="translate(${LEFT} ${TOP}) scale(${LARGER})"><use href="#f-${name}" width="${FORM.width}" height="${FORM.height}"/><g fill="${ink}" color="${ink}">${motif}</g></g>`;
  const written = (text: string, baseline: number, look: Pick<DrawnText, "face" | "size" | "spacing" | "opacity">): DrawnText => ({
    ...look,
    text,
    size: look.size * LARGER,
    middle: LEFT + label.middle * LARGER,
    baseline: TOP + baseline * LARGER,
    colour: ink,
  });
  return {
    ...LINK_PREVIEW_SIZE,
    shapes: drawings
      .replace("<svg ", `<svg width="${LINK_PREVIEW_SIZE.width}" height="${LINK_PREVIEW_SIZE.height}" `)
      .replace("</svg>", () => `<rect width="100%" height="100%" fill="${PAPER}"/>${placed}</svg>`)
      .replaceAll(/var\(--(\w+),(#\w+)\)/g, (_, colour: string, own: string) => colours.get(colour) ?? own),
    texts: [
      ...(label.brand === null
        ? []
        : [written(label.brand.text.toUpperCase(), label.brand.baseline, { face: "regular", size: 7, spacing: 0.14, opacity: 0.8 })]),
      ...label.lines.map(({ text, baseline }) => written(text, baseline, { face: "title", size: label.fontSize, spacing: 0, opacity: 1 })),
      written(label.size.text, label.size.baseline, { face: "regular", size: 8, spacing: 0.04, opacity: 0.85 }),
    ],
  };
}

/** What the rules for these classes make of the drawings' colours, the later ones outranking the earlier. */
function coloursOf(classes: readonly (string | null)[]): ReadonlyMap<string, string> {
  const given = new Set(classes);
  const colours = new Map<string, string>();
  for (const [, selector = "", body = ""] of `${brands}\n${contents}`.matchAll(/^((?:\.[\w-]+)+)\s*\{([^}]*)\}/gm)) {
    if (
      !selector
        .slice(1)
        .split(".")
        .every((one) => given.has(one))
    )
      continue;
    for (const [, colour = "", value = ""] of body.matchAll(/--(\w+):\s*(#\w+)/g)) colours.set(colour, value);
  }
  return colours;
}
