import type { Address, AddressDetails } from "#core/account/address.ts";
import type { addressWords as english } from "#web/features/account/wording/addresses.ts";

type Field = keyof AddressDetails;
type Problem = "needed" | "mobile" | "pincode";
type Place = "unasked" | "asking" | "delivers" | "prepaid" | "nobody";
type Refusal = "too-many-addresses" | "unknown-address";

const problems: Readonly<Record<Problem, string>> = {
  needed: "कृपया इसे भरें",
  mobile: "मोबाइल नंबर सही नहीं है",
  pincode: "पिनकोड में 6 अंक होते हैं",
};

const refusals: Readonly<Record<Refusal, string>> = {
  "too-many-addresses": "आप 20 पते तक सेव कर सकते हैं। जिसकी ज़रूरत न हो उसे हटाएँ।",
  "unknown-address": "यह पता अब सेव नहीं है। पतों की सूची पर लौटें।",
};

const places: Readonly<Record<Place, string>> = {
  unasked: "",
  asking: "पिनकोड देखा जा रहा है",
  delivers: "हम यहाँ डिलीवरी करते हैं, कैश ऑन डिलीवरी भी।",
  prepaid: "हम यहाँ डिलीवरी करते हैं, भुगतान ऑनलाइन।",
  nobody: "इस पिनकोड पर अभी डिलीवरी नहीं है। पता फिर भी सेव कर सकते हैं।",
};

const kinds: Readonly<Record<Address["kind"], string>> = { home: "घर", work: "दफ़्तर", other: "अन्य" };

const fields: Readonly<Record<Field, string>> = {
  name: "पूरा नाम",
  mobile: "मोबाइल नंबर",
  line1: "फ़्लैट, मकान, इमारत",
  line2: "सड़क, इलाका",
  landmark: "पास की पहचान",
  city: "शहर या कस्बा",
  state: "राज्य",
  pincode: "पिनकोड",
  kind: "यह पता है",
  isDefault: "इसे मेरा मुख्य पता बनाएँ",
};

const states: Readonly<Record<string, string>> = {
  "Andaman and Nicobar Islands": "अंडमान और निकोबार",
  "Andhra Pradesh": "आंध्र प्रदेश",
  "Arunachal Pradesh": "अरुणाचल प्रदेश",
  Assam: "असम",
  Bihar: "बिहार",
  Chandigarh: "चंडीगढ़",
  Chhattisgarh: "छत्तीसगढ़",
  "Dadra and Nagar Haveli and Daman and Diu": "दादरा और नगर हवेली और दमन और दीव",
  Delhi: "दिल्ली",
  Goa: "गोवा",
  Gujarat: "गुजरात",
  Haryana: "हरियाणा",
  "Himachal Pradesh": "हिमाचल प्रदेश",
  "Jammu and Kashmir": "जम्मू और कश्मीर",
  Jharkhand: "झारखंड",
  Karnataka: "कर्नाटक",
  Kerala: "केरल",
  Ladakh: "लद्दाख",
  Lakshadweep: "लक्षद्वीप",
  "Madhya Pradesh": "मध्य प्रदेश",
  Maharashtra: "महाराष्ट्र",
  Manipur: "मणिपुर",
  Meghalaya: "मेघालय",
  Mizoram: "मिज़ोरम",
  Nagaland: "नागालैंड",
  Odisha: "ओडिशा",
  Puducherry: "पुदुच्चेरी",
  Punjab: "पंजाब",
  Rajasthan: "राजस्थान",
  Sikkim: "सिक्किम",
  "Tamil Nadu": "तमिलनाडु",
  Telangana: "तेलंगाना",
  Tripura: "त्रिपुरा",
  "Uttar Pradesh": "उत्तर प्रदेश",
  Uttarakhand: "उत्तराखंड",
  "West Bengal": "पश्चिम बंगाल",
};

/** Where a customer's parcels go. */
export const addressWords: typeof english = {
  title: "पते",
  lead: "आपके पार्सल यहाँ पहुँचते हैं। चेकआउट पर मुख्य पता अपने आप चुना जाता है।",
  reading: "आपके पते लाए जा रहे हैं",
  unavailable: "आपके पते अभी दिखाए नहीं जा सके।",
  none: "अभी कोई पता नहीं है",
  noneText: "अभी एक पता सेव करें, चेकआउट जल्दी हो जाएगा।",
  add: "पता जोड़ें",
  change: "पता बदलें",
  edit: "बदलें",
  editOf: (name: string, line1: string): string => `बदलें: ${name}, ${line1}`,
  remove: "हटाएँ",
  removeOf: (name: string, line1: string): string => `हटाएँ: ${name}, ${line1}`,
  removed: (name: string): string => `${name} का पता हटा दिया गया।`,
  undo: "वापस लाएँ",
  makeDefault: "मुख्य बनाएँ",
  defaultOf: (name: string, line1: string): string => `मुख्य बनाएँ: ${name}, ${line1}`,
  isDefault: "मुख्य",
  useAsDefault: fields.isDefault,
  saved: "पता सेव हो गया।",
  lost: "यह बदलाव दुकान तक नहीं पहुँचा। आपके पते पहले जैसे ही हैं।",
  most: (most: number): string => `आपने ${most} पते सेव कर लिए हैं, इससे ज़्यादा नहीं हो सकते।`,
  unknown: "यह पता आपके पतों में नहीं है।",
  chooseState: "चुनें",
  stateName: (state: string): string => states[state] ?? state,
  kinds,
  fields,
  problem: (problem: Problem | null): string | null => (problem === null ? null : problems[problem]),
  place: (place: Place): string => places[place],
  refusal: (refusal: Refusal | null): string | null => (refusal === null ? null : refusals[refusal]),
};
