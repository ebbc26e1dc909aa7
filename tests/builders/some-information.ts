import { day } from "#core/shared/day.ts";
import type { ProductInformation } from "#core/catalogue/information/product-information.ts";

/** All that is told of a product, and all that the law asks for. */
export const someInformation: ProductInformation = {
  genericName: { english: "Three-fruit powder", hindi: "तीन फलों का चूर्ण" },
  botanicalName: null,
  summary: { english: "Three sun-dried fruits, milled without their stones.", hindi: "धूप में सुखाए तीन फल, गुठली निकालकर पिसे हुए।" },
  traditionalUses: [{ english: "Taken in Ayurveda for easy mornings.", hindi: "आयुर्वेद में सुबह पेट हल्का रखने के लिए लिया जाता है।" }],
  ingredients: [
    {
      name: { english: "Amla", hindi: "आँवला" },
      botanicalName: "Phyllanthus emblica",
      part: { english: "fruit", hindi: "फल" },
      amount: "34 %",
    },
    { name: { english: "Harad", hindi: null }, botanicalName: null, part: null, amount: null },
  ],
  directions: [{ english: "One teaspoon in warm water at night.", hindi: null }],
  cautions: ["pregnancy", "under-12", "blood-sugar-medicines", "surgery"],
  storage: { english: "Keep it dry, and the lid closed.", hindi: "सूखी जगह पर, ढक्कन बंद करके रखें।" },
  shelfLifeMonths: 24,
  bestBefore: day("2028-03-31"),
  netQuantity: { amount: 100, unit: "g" },
  maker: { role: "maker", name: "Aranya Herbs Private Limited", address: "Plot 7, Selaqui, Dehradun 248011" },
  countryOfOrigin: "IN",
  licence: { kind: "fssai", number: "10526001000123" },
  vegetarianMark: "vegetarian",
  allergens: [],
  consumerCare: { phone: "+91 135 555 0142", email: "care@aranya.example" },
};
