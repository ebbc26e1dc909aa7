import { token } from "../../shared/token.ts";

/**
 * Signs keys by which letters are left, with a key that all servers share and nobody else knows. Source: specification/notifications.md,
 * Letters.
 */
export type LetterSeals = {
  of(text: string): string;
  /** Compares in constant time. */
  fits(text: string, seal: string): boolean;
};
export const LetterSeals = token<LetterSeals>("LetterSeals");
