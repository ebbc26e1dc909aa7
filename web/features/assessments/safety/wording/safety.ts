import type { Pregnancy } from "#core/consultations/safety/person-health.ts";
import type { Facts } from "#web/design/phrase.ts";

/** What is said otherwise of a whole cart than of one product. */
export type SafetyPlaceWords = {
  readonly askText: string;
  readonly nothingText: string;
  readonly unclear: (facts: Facts<"products">) => string;
};

type Phrases = {
  readonly ofCart: SafetyPlaceWords;
  readonly ofProduct: SafetyPlaceWords;
  readonly title: string;
  readonly about: string;
  readonly kept: string;
  readonly turnOn: string;
  readonly turnOff: string;
  readonly isOn: (facts: Facts<"day">) => string;
  readonly isOff: string;
  readonly notRead: string;
  readonly notKept: string;
  readonly askFirst: string;
  readonly nothing: string;
  readonly untold: string;
  readonly untoldText: string;
  readonly unavailable: string;
  readonly reading: string;
  readonly foot: (facts: Facts<"day">) => string;
  readonly change: string;
  readonly find: string;
  readonly buysFor: string;
  readonly myself: string;
  readonly contains: (facts: Facts<"what">) => string;
  readonly isCalled: string;
  readonly caution: (facts: Facts<"caution">) => string;
  readonly allergy: (facts: Facts<"allergy">) => string;
  readonly prescribed: (facts: Facts<"item">) => string;
  readonly profile: (facts: Facts<"what">) => string;
  readonly said: (facts: Facts<"words">) => string;
  readonly age: (facts: Facts<"years">) => string;
  readonly pregnancy: Readonly<Record<Exclude<Pregnancy, "no">, string>>;
  readonly condition: Readonly<Record<string, string>>;
  readonly otherCondition: string;
};

/** What safety notices say: where they are turned on, in the cart, and on a product's page. */
export const safetyPhrases: Phrases = {
  ofCart: {
    askText: "Ask before you use these. You can still buy them.",
    nothingText: "Nothing in this cart matches the answers and prescriptions on this device. That does not mean it is safe in every case.",
    unclear: ({ products }) => `Their ingredients aren't listed, so they can't be checked: ${products}.`,
  },
  ofProduct: {
    askText: "Ask before you use this. You can still buy it.",
    nothingText:
      "Nothing in this product matches the answers and prescriptions on this device. That does not mean it is safe in every case.",
    unclear: () => "Its ingredients aren't listed, so it can't be checked.",
  },
  title: "Safety notices on products",
  about:
    "Your cart and product pages can tell you what to ask about before you use something: they compare your allergies, illnesses, medicines, pregnancy and prescriptions with what products contain and warn about. This is worked out on this device. The shop learns nothing of it.",
  kept: "While it is on, this device keeps a copy of these answers, and of those of your members. The copy goes when you turn this off or sign out. Leave it off on a device that others use.",
  turnOn: "Turn on for this device",
  turnOff: "Turn off and delete the copy",
  isOn: ({ day }) => `On for this device, with your answers and prescriptions as of ${day}.`,
  isOff: "Off. Nothing is kept on this device.",
  notRead: "Your answers and prescriptions couldn't be loaded. Please try again.",
  notKept: "This browser can't save anything on this device, so notices can't be turned on.",
  askFirst: "Ask your practitioner first",
  nothing: "Your safety notices: nothing found",
  untold: "Your safety notices: nothing entered yet",
  untoldText: "The health profile doesn't mention allergies, illnesses, medicines or pregnancy yet.",
  unavailable: "Your safety notices couldn't be worked out, because the ingredients couldn't be loaded.",
  reading: "Working out your safety notices",
  foot: ({ day }) =>
    `Worked out on this device from what was entered up to ${day}. It is not a diagnosis, and the shop learns nothing of it.`,
  change: "Change these answers",
  find: "Find a practitioner",
  buysFor: "Who is this for?",
  myself: "Me",
  contains: ({ what }) => `Contains ${what}.`,
  isCalled: "Its name suggests it.",
  caution: ({ caution }) => `Who should ask first: ${caution}.`,
  allergy: ({ allergy }) => `In the health profile, as an allergy: “${allergy}”.`,
  prescribed: ({ item }) => `Already prescribed: ${item}.`,
  profile: ({ what }) => `In the health profile: ${what}.`,
  said: ({ words }) => `In the health profile or a prescription: “${words}”.`,
  age: ({ years }) => `Age: ${years}.`,
  pregnancy: { pregnant: "pregnant", unsure: "may be pregnant", breastfeeding: "breastfeeding" },
  condition: {
    diabetes: "diabetes",
    "high-blood-pressure": "high blood pressure",
    heart: "heart disease",
    asthma: "asthma or another lung disease",
    thyroid: "thyroid disease",
    kidney: "kidney disease",
    liver: "liver disease",
    epilepsy: "epilepsy",
    cancer: "cancer",
  },
  otherCondition: "an illness",
};
