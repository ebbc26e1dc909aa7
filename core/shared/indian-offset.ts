/** Minutes that Indian time is ahead of UTC; India has no summer time. */
export const INDIAN_OFFSET = 330;
