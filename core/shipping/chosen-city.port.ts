import { token } from "../shared/token.ts";

/** The city that somebody chose on this device; null: none. Neither throws. Source: platform section 3, Browser storage keys. */
export type ChosenCity = {
  read(): string | null;
  put(city: string): void;
};
export const ChosenCity = token<ChosenCity>("ChosenCity");
