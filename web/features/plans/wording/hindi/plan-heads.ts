import type { planHeads as english } from "../plan-heads.ts";

export const planHeads: typeof english = {
  buy: { title: "हेल्थ प्लान ख़रीदें", lead: "देखें कि इसमें क्या है, बताएँ कि यह किसके लिए है, और साल भर के लिए एक बार भुगतान करें।" },
  mine: { title: "मेरे हेल्थ प्लान", lead: "आपके ख़रीदे हुए प्लान, सबसे नया पहले।" },
  bills: { title: "हेल्थ प्लान के बिल", lead: "हर बिल, प्रिंट या डाउनलोड करने के लिए।" },
  one: { title: "मेरा हेल्थ प्लान", lead: "इसमें क्या है, यह किसके लिए है और कब तक।" },
};
