/** What somebody of the demo thinks of the goods; days count back from the day on which the demo is put. */
export type DemoReview = {
  readonly by: string;
  /**
   * Goods by their slug, as each text is written of one thing; or those that were delivered to them, the first first, with a text that fits
   * any.
   */
  readonly of: { readonly kind: "named"; readonly slug: string } | { readonly kind: "got"; readonly nth: number };
  readonly stars: 1 | 2 | 3 | 4 | 5;
  readonly text: string;
  readonly days: number;
};

const named = (slug: string) => ({ kind: "named", slug }) as const;
const got = (nth: number) => ({ kind: "got", nth }) as const;

const churna = named("ashwagandha-churna");
const khamira = named("khamira-gaozaban");
const katli = named("kaju-katli-without-sugar");
const oil = named("sandhi-oil");
const bottle = named("plain-lacquered-copper-bottle");
const gummies = named("elderberry-immunity-gummies");

/** Each of a person and goods once. */
export const demoReviews: readonly DemoReview[] = [
  { by: "asha", of: got(0), stars: 5, text: "Third one already. It is what the page says, and it came well packed.", days: 2 },
  { by: "asha", of: got(1), stars: 4, text: "Good, only the parcel was a day later than promised.", days: 1 },
  { by: "bhavesh", of: got(0), stars: 3, text: "It's okay. Expected a little more for the price.", days: 3 },
  { by: "bhavesh", of: oil, stars: 5, text: "मेरे पिताजी रोज़ घुटनों पर लगवाते हैं, उन्हें आराम है। पैकिंग भी अच्छी थी।", days: 1 },
  { by: "farah", of: churna, stars: 5, text: "My mother asks for nothing else now.", days: 40 },
  { by: "ravi", of: churna, stars: 4, text: "Two weeks in and I'm fine with it. The spoon inside is too small.", days: 33 },
  { by: "meera", of: churna, stars: 5, text: "", days: 21 },
  { by: "gurpreet", of: churna, stars: 2, text: "The pack came with a dent. The product itself is fine.", days: 12 },
  { by: "lakshmi", of: khamira, stars: 5, text: "Smells like the one my grandmother made.", days: 30 },
  { by: "arjun", of: khamira, stars: 4, text: "Take it with warm water, not milk.", days: 18 },
  { by: "sunita", of: katli, stars: 4, text: "Good value. Ordered one for my sister as well.", days: 26 },
  { by: "thomas", of: katli, stars: 3, text: "Sweet enough, but a little dry by the second day.", days: 9 },
  { by: "devanshi", of: oil, stars: 5, text: "बहुत अच्छा। रंग और ख़ुशबू दोनों असली लगते हैं।", days: 15 },
  { by: "gurpreet", of: bottle, stars: 4, text: "Does not leak, does not smell. Good.", days: 7 },
  { by: "ravi", of: gummies, stars: 1, text: "Not for me: it gave me heartburn. Ask your vaidya first.", days: 5 },
];
