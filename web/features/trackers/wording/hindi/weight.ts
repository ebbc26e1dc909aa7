import type { weightPhrases as english } from "../weight.ts";

export const weightPhrases: typeof english = {
  add: "वज़न लिखें",
  weight: "वज़न",
  unit: "इकाई",
  units: { kg: "किलो", lb: "पाउंड" },
  note: "लिख लें",
  wrong: ({ from, to }) => `कृपया ${from} से ${to} किलो लिखें, दशमलव के बाद दो अंक तक; या उतना ही पाउंड में, एक अंक तक`,
  doubted: ({ last }) => `यह आपके पिछले वज़न ${last} से बहुत अलग है। क्या इकाई सही है?`,
  meant: "सही है, लिख लें",
};
