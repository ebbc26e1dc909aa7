/** Where sign-in shows the page of a human check that has one. */
export const HUMAN_CHECK_PLACE = "human-check";
