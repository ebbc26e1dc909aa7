/** What the shop says first. */
export const shopHomePhrases = {
  lead: "Ayurvedic and Unani preparations, honest food and personal care. What it is, what it costs, and a practitioner to ask.",
  consult: { words: "Consult a practitioner", address: "/practitioners" },
};
