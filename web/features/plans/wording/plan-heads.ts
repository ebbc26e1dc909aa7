/** What the pages of one's own plans are called. They stand apart, as the server draws them before their code has come. */
export const planHeads = {
  buy: { title: "Buy a health plan", lead: "Look at what it holds, say whom it covers, and pay once for a year." },
  mine: { title: "My health plans", lead: "The plans that you have bought, the latest first." },
  bills: { title: "Bills of a health plan", lead: "Each as it is printed, and as a file." },
  one: { title: "My health plan", lead: "What it holds, whom it covers and until when." },
};
