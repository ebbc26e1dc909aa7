import { indianDay } from "../../shared/indian-time.ts";

export const SEASONS = ["winter", "summer", "rains"] as const;
export type Season = (typeof SEASONS)[number];

/**
 * The season in most of India at a moment (milliseconds since 1970): winter from November to February, summer from March to June, rains
 * from July to October. Source: specification/catalogue.md, Home.
 */
export function seasonAt(moment: number): Season {
  const month = Number(indianDay(moment).slice(5, 7));
  if (month <= 2 || month >= 11) return "winter";
  return month <= 6 ? "summer" : "rains";
}
