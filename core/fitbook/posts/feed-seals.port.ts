import { token } from "../../shared/token.ts";

/**
 * Signs places in lists of posts with a key that all servers share and nobody else knows. Source: specification/fitbook.md, Feed and pages.
 */
export type FeedSeals = {
  of(text: string): string;
  /** Compares in constant time. */
  fits(text: string, seal: string): boolean;
};
export const FeedSeals = token<FeedSeals>("FeedSeals");
