import type { textWords as english } from "../texts.ts";

export const textWords: typeof english = {
  contents: "इस पेज पर",
  dated: ({ day }) => `${day} से लागू`,
  questions: "अब भी कोई सवाल है?",
  ask: "हमें लिखें",
  faq: "आम सवाल",
};
