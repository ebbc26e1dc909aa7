import { token } from "../shared/token.ts";

/**
 * The ids of the products that a visitor looked at last, the latest first. They are stored on the visitor's device and nowhere else.
 * Neither method throws.
 */
export type RecentProducts = {
  read(): readonly string[];
  /** Keeps these instead. */
  put(ids: readonly string[]): void;
};
export const RecentProducts = token<RecentProducts>("RecentProducts");
