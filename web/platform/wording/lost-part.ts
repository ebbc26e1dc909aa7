/** What did not come of a page that works otherwise. */
export const lostPartPhrases = {
  lostPart: "Part of this page did not load.",
};
