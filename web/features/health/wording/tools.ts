import type { Facts } from "#web/design/phrase.ts";

/** What the pages of all calculators say. */
export const toolWords = {
  tools: {
    body: {
      title: "BMI and body fat",
      lead: "Weight for height by the Indian bands, your waist, and how much of you is fat.",
      description: "BMI by the Indian bands, waist and body fat, with each formula and step.",
    },
    needs: {
      title: "Daily needs",
      lead: "How much energy, water and protein you need in a day.",
      description: "Energy, water and protein a day, with each formula and step.",
    },
    prakriti: {
      title: "Prakriti test",
      lead: "24 questions about how you have been most of your life. It takes about four minutes.",
      description: "A prakriti test of 24 questions: your shares of vata, pitta and kapha, and how they are counted.",
    },
    stress: {
      title: "Stress test",
      lead: "Ten questions about the last month.",
      description: "A stress test of ten questions, with how its score is counted.",
    },
  },
  others: "Other calculators",
  noDiagnosis: "Nothing here is a diagnosis. If something worries you, see a doctor.",
  withoutScript: "Without JavaScript our server works out what you send. It keeps nothing of it.",
  workOut: "Calculate",
  unavailable: "The calculator did not load. What you entered is still here.",
  kept: ({ day }: Facts<"day">) => `Kept only on this device, until ${day}.`,
  overTime: "Follow it over time",
  forget: "Delete it",
  dropped: "A result here couldn't be loaded, so it was removed.",
  unkept: "This device can't save the result. It is here until you leave the page.",
};
