import type { Facts } from "#web/design/phrase.ts";

/** What a body measures. */
export const measurePhrases = {
  sex: "Formula for",
  sexes: { female: "Women", male: "Men" },
  age: "Age in years",
  weight: "Weight",
  weightUnit: "Unit of weight",
  height: "Height",
  heightUnit: "Unit of height",
  inches: "inches",
  pregnant: "I am pregnant",
  years: "years",
  units: { kg: "kg", lb: "lb", cm: "cm", in: "in", ft: "ft, in" },
  withUnit: ({ number, unit }: Facts<"number" | "unit">) => `${number} ${unit}`,
  feetInches: ({ feet, inches }: Facts<"feet" | "inches">) => `${feet} ft ${inches} in`,
  range: ({ from, to, unit }: Facts<"from" | "to" | "unit">) => `${from} to ${to} ${unit}`,
  rangeInFeet: ({ from, to }: Facts<"from" | "to">) => `${from} to ${to}`,
  needed: ({ range }: Facts<"range">) => `Please enter ${range}`,
  outside: ({ range }: Facts<"range">) => `Please check this: ${range}`,
  choose: "Please choose one",
  notAboveNeck: "The waist must measure more than the neck. Please check both.",
};
