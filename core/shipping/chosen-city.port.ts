import { token } from "../shared/token.ts";

/**
 * The city that a visitor chose on this device; null: none. Neither method throws. Source: specification/site.md, What the browser keeps.
 */
export type ChosenCity = {
  read(): string | null;
  put(city: string): void;
};
export const ChosenCity = token<ChosenCity>("ChosenCity");
