import type { measurePhrases as english } from "../measures.ts";

export const measurePhrases: typeof english = {
  sex: "किसके लिए सूत्र",
  sexes: { female: "महिलाएँ", male: "पुरुष" },
  age: "उम्र (साल में)",
  weight: "वज़न",
  weightUnit: "वज़न की इकाई",
  height: "लंबाई",
  heightUnit: "लंबाई की इकाई",
  inches: "इंच",
  pregnant: "मैं गर्भवती हूँ",
  years: "साल",
  units: { kg: "किग्रा", lb: "पाउंड", cm: "सेमी", in: "इंच", ft: "फ़ुट, इंच" },
  withUnit: ({ number, unit }) => `${number} ${unit}`,
  feetInches: ({ feet, inches }) => `${feet} फ़ुट ${inches} इंच`,
  range: ({ from, to, unit }) => `${from} से ${to} ${unit}`,
  rangeInFeet: ({ from, to }) => `${from} से ${to}`,
  needed: ({ range }) => `कृपया भरें: ${range}`,
  outside: ({ range }) => `कृपया जाँच लें: ${range}`,
  choose: "कृपया एक चुनें",
  notAboveNeck: "कमर का नाप गर्दन से ज़्यादा होना चाहिए। कृपया दोनों जाँच लें।",
};
