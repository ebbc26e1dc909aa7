import type { BothLanguages } from "#core/catalogue/information/product-information.ts";

/** A text that the demo always has in both languages. */
export type Both = BothLanguages & { readonly hindi: string };

export const both = (english: string, hindi: string): Both => ({ english, hindi });
