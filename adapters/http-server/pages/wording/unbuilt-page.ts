/** What stands in the place of a page that is not built yet. */
export const unbuiltPagePhrases = {
  building: "Almost there",
  buildingMore: "This part of Niramaya has just been installed and is being made ready. The page opens by itself, in a minute at most.",
  missing: "This part isn't ready",
  missingMore: "These pages could not be made ready. Whoever runs this site finds the reason in the window where it was started.",
  english: "Continue in English",
};
