import type { serviceWayPhrases as english } from "../service-ways.ts";

export const serviceWayPhrases: typeof english = {
  title: "इस साइट पर यह भी",
  named: {
    "lab-tests": ({ words }) => `लैब टेस्ट: “${words}”`,
    practitioners: ({ words }) => `चिकित्सक: “${words}”`,
  },
  all: { "lab-tests": "सभी लैब टेस्ट", practitioners: "चिकित्सक से सलाह लें" },
};
