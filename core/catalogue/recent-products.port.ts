import { token } from "../shared/token.ts";

/** The products that somebody looked at last, by id, the latest first; kept on their device and nowhere else. Neither throws. */
export type RecentProducts = {
  read(): readonly string[];
  /** Keeps these instead. */
  put(ids: readonly string[]): void;
};
export const RecentProducts = token<RecentProducts>("RecentProducts");
