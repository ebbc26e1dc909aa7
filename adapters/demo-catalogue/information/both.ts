import type { BilingualText } from "#core/shared/language.ts";

/** A text that the demo always has in both languages. */
export type Both = BilingualText & { readonly hindi: string };

export const both = (english: string, hindi: string): Both => ({ english, hindi });
