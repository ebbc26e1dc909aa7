import type { ComponentType } from "react";

/** What a feature puts into the end of a page. Its file footer-slots.ts is loaded with the footer's code, once a page stands. */
export type FooterSlots = { readonly newsletter?: ComponentType };
