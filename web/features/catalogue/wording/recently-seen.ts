/** What is said of products that were looked at before. */
export const recentlySeenWords = {
  heading: "Recently viewed",
  forget: "Clear",
};
