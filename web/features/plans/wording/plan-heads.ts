/** What the pages of one's own plans are called. They stand apart, as the server draws them before their code has come. */
export const planHeads = {
  buy: { title: "Buy a health plan", lead: "See what it includes, choose who it covers, and pay once for a year." },
  mine: { title: "My health plans", lead: "The plans you have bought, newest first." },
  bills: { title: "Bills of a health plan", lead: "Each bill to print or download." },
  one: { title: "My health plan", lead: "What it includes, who it covers and until when." },
};
