import { token } from "../shared/token.ts";

/** The city that somebody chose on this device; null: none. Neither throws. Source: specification/site.md, What the browser keeps. */
export type ChosenCity = {
  read(): string | null;
  put(city: string): void;
};
export const ChosenCity = token<ChosenCity>("ChosenCity");
