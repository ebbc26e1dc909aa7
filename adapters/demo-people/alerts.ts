/**
 * What somebody of the demo waits for. Goods are told by their popularity from 0, among those that are sold out or among those that can be
 * bought; a price as a percentage of what they cost.
 */
export type DemoWish =
  | { readonly kind: "back-in-stock"; readonly soldOut: number }
  | { readonly kind: "price-at-most"; readonly goods: number; readonly percent: number };

/** What has come about, and was told. */
export type DemoNews =
  | { readonly kind: "back-in-stock"; readonly goods: number }
  | { readonly kind: "price-at-most"; readonly goods: number; readonly percent: number };

/** Days count back from the day on which the demo is put. */
export type DemoAlert = { readonly asked: number } & (
  | { readonly by: string; readonly wish: DemoWish; readonly told: null }
  | { readonly by: string; readonly wish: DemoNews; readonly told: number }
);

/** `isConfirmed` false: the letter's link was not followed yet. */
export type DemoVisitorAlert = {
  readonly email: string;
  readonly language: "en" | "hi";
  readonly wish: DemoWish;
  readonly asked: number;
  readonly isConfirmed: boolean;
};

const back = (soldOut: number): DemoWish => ({ kind: "back-in-stock", soldOut });
const price = (goods: number, percent: number) => ({ kind: "price-at-most", goods, percent }) as const;
const wasBack = (goods: number): DemoNews => ({ kind: "back-in-stock", goods });

/** Each of a customer and a thing once. */
export const demoAlerts: readonly DemoAlert[] = [
  { by: "asha", wish: price(11, 80), asked: 64, told: null },
  { by: "asha", wish: wasBack(19), asked: 31, told: 17 },
  { by: "asha", wish: price(26, 110), asked: 22, told: 3 },
  { by: "asha", wish: price(4, 85), asked: 12, told: null },
  { by: "asha", wish: back(0), asked: 9, told: null },
  { by: "asha", wish: back(4), asked: 2, told: null },
  { by: "ravi", wish: price(5, 85), asked: 8, told: null },
  { by: "ravi", wish: back(6), asked: 5, told: null },
  { by: "farah", wish: wasBack(12), asked: 40, told: 9 },
  { by: "farah", wish: back(2), asked: 33, told: null },
  { by: "farah", wish: price(2, 90), asked: 21, told: null },
  { by: "farah", wish: back(1), asked: 6, told: null },
  { by: "devanshi", wish: back(5), asked: 14, told: null },
  { by: "devanshi", wish: back(0), asked: 4, told: null },
  { by: "devanshi", wish: price(9, 80), asked: 1, told: null },
  { by: "thomas", wish: back(7), asked: 45, told: null },
  { by: "meera", wish: back(3), asked: 28, told: null },
  { by: "meera", wish: price(20, 75), asked: 10, told: null },
  { by: "arjun", wish: price(12, 80), asked: 16, told: null },
  { by: "arjun", wish: back(1), asked: 3, told: null },
  { by: "gurpreet", wish: price(0, 90), asked: 70, told: null },
  { by: "gurpreet", wish: wasBack(3), asked: 36, told: 25 },
  { by: "gurpreet", wish: price(6, 70), asked: 30, told: null },
  { by: "gurpreet", wish: price(11, 85), asked: 18, told: null },
  { by: "gurpreet", wish: back(1), asked: 7, told: null },
  { by: "gurpreet", wish: back(2), asked: 2, told: null },
  { by: "bhavesh", wish: price(15, 85), asked: 26, told: null },
  { by: "bhavesh", wish: back(3), asked: 11, told: null },
  { by: "lakshmi", wish: price(8, 75), asked: 55, told: null },
  { by: "lakshmi", wish: wasBack(1), asked: 24, told: 12 },
  { by: "lakshmi", wish: back(0), asked: 8, told: null },
  { by: "kabir", wish: back(0), asked: 1, told: null },
  { by: "sunita", wish: price(14, 90), asked: 13, told: null },
  { by: "sunita", wish: back(2), asked: 10, told: null },
];

const visitor = (name: string, wish: DemoWish, days: number, language: "en" | "hi" = "en"): DemoVisitorAlert => ({
  email: `${name}@visitors.example`,
  language,
  wish,
  asked: days,
  isConfirmed: true,
});

/** Who is no customer waits by letter, and is forgotten as soon as they are told. */
export const demoVisitorAlerts: readonly DemoVisitorAlert[] = [
  visitor("anita.deshpande", back(0), 15),
  visitor("vikram.reddy", back(0), 13),
  visitor("sushma.tiwari", back(0), 12, "hi"),
  visitor("harish.pillai", back(0), 6),
  visitor("rubina.khan", back(0), 1, "hi"),
  visitor("joseph.fernandes", back(1), 19),
  visitor("kavita.joshi", back(1), 5, "hi"),
  visitor("manoj.sahu", back(2), 27, "hi"),
  visitor("priya.menon", back(3), 9),
  visitor("suresh.babu", back(5), 4),
  visitor("neha.agarwal", price(0, 80), 38),
  visitor("irfan.shaikh", price(0, 85), 11),
  visitor("deepa.nambiar", price(0, 90), 3),
  visitor("rakesh.yadav", price(3, 75), 20, "hi"),
  visitor("tenzin.dolma", price(8, 90), 8),
  visitor("anita.deshpande", price(2, 85), 15),
  visitor("george.mathew", price(5, 80), 41),
  visitor("shalini.rao", back(4), 17),
  visitor("poonam.verma", price(1, 85), 2, "hi"),
  visitor("amit.kulkarni", back(2), 23),
  visitor("ritu.malhotra", price(10, 80), 9),
  visitor("sandeep.gill", back(6), 30),
  visitor("lata.mishra", price(7, 75), 7, "hi"),
  { ...visitor("nitin.chavan", back(0), 1), isConfirmed: false },
  { ...visitor("farhan.ali", back(3), 3, "hi"), isConfirmed: false },
];
