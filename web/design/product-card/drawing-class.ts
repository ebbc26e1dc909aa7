import { brandClass, toneClass } from "#web/design/art/brand-class.ts";
import { contentsClass } from "#web/design/art/contents.ts";

/** The classes that give a drawing its brand's colours and those of what is inside. */
export const drawingClass = ({ brand, title }: { readonly brand: string | null; readonly title: string }): string =>
  ["product-drawing", brandClass(brand ?? ""), toneClass(title), contentsClass(title)].filter(Boolean).join(" ");
