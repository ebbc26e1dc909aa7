import type { BilingualText } from "#core/shared/language.ts";

/** A text as `bilingualText` reads it. */
export const textRecord = ({ english, hindi }: BilingualText) => (hindi === null ? english : { en: english, hi: hindi });
