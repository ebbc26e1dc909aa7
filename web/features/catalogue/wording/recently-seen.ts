/** What is said of products that were looked at before. */
export const recentlySeenWords = {
  heading: "Looked at before",
  forget: "Forget these",
};
