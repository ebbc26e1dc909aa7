/** What the page of a customer's own data says of their care, in English. */
export const ownCarePhrases = {
  title: "Your health data",
  text: "See which practitioners read it and why, choose who may use it, and download your care as a file for other practitioners and hospitals.",
  open: "Who saw your health data",
};
