import type { Facts } from "#web/design/phrase.ts";

/** The way to what is no ware, where searched words mean it. */
export const serviceWayPhrases = {
  title: "Also on this site",
  named: {
    "lab-tests": ({ words }: Facts<"words">) => `Lab tests: “${words}”`,
    practitioners: ({ words }: Facts<"words">) => `Practitioners: “${words}”`,
  },
  all: { "lab-tests": "All lab tests", practitioners: "Practitioners you can consult" },
};
