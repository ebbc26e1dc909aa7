/** Minutes that Indian time is ahead of UTC; India has no summer time. */
export const INDIAN_OFFSET = 330;

/** The year in India at a moment, in milliseconds since 1970. The foot of every page shows it: it stands apart from what names days. */
export const indianYear = (at: number): number => new Date(at + INDIAN_OFFSET * 60_000).getUTCFullYear();
