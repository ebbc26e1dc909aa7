import type { ComponentType } from "react";

/** What a feature adds to the footer. Its file footer-slots.ts is loaded with the footer's code, after hydration. */
export type FooterSlots = { readonly newsletter?: ComponentType };
