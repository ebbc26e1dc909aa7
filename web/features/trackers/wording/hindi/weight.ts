import type { weightPhrases as english } from "../weight.ts";

export const weightPhrases: typeof english = {
  add: "वज़न लिखें",
  weight: "वज़न",
  unit: "इकाई",
  units: { kg: "किग्रा", lb: "पाउंड" },
  note: "लिख लें",
  wrong: ({ from, to }) => `कृपया ${from} से ${to} किग्रा लिखें, दशमलव के बाद दो अंक तक; या उतना ही पाउंड में, एक अंक तक`,
  doubted: ({ last }) => `यह आपके पिछले वज़न ${last} से बहुत अलग है। क्या इकाई सही है?`,
  meant: "सही है, लिख लें",
  girths: "कमर, कूल्हे और गर्दन भी",
  girth: { waist: "कमर", hip: "कूल्हे", neck: "गर्दन" },
  girthUnit: "नाप किसमें है",
  girthUnits: { cm: "सेमी", in: "इंच" },
  wrongGirth: ({ from, to }) => `कृपया ${from} से ${to} सेमी लिखें, दशमलव के बाद एक अंक तक; या उतना ही इंच में, दो अंक तक`,
};
