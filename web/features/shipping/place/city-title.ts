import { cityTitles } from "#web/features/shipping/wording/city-titles.ts";

/** A city's name as it is shown. */
export const cityTitle = (city: string): string => cityTitles[city] ?? city;
