import { controls } from "./controls.tsx";
import { fields } from "./fields.tsx";
import { siteFrame } from "./site-frame.tsx";
import { productParts } from "./product-parts.tsx";
import { invoices } from "./invoices.tsx";
import { screenParts } from "./screen-parts.tsx";
import { overlays } from "./overlays.tsx";
import { messages } from "./messages.tsx";
import type { Exhibit } from "./exhibit.tsx";

/** Every part of the shop, in every state, and of screens what is seldom seen. A test holds it against the folder of parts. */
export const exhibits: readonly Exhibit[] = [
  ...controls,
  ...fields,
  ...messages,
  ...overlays,
  ...productParts,
  ...invoices,
  ...siteFrame,
  ...screenParts,
];
