/** What somebody of the demo thinks of the goods; days count back from the day on which the demo is put. */
export type DemoReview = {
  readonly by: string;
  /** Of goods by popularity from 0, or of those that were delivered to them, the first first. */
  readonly of: { readonly kind: "popular" | "got"; readonly nth: number };
  readonly stars: 1 | 2 | 3 | 4 | 5;
  readonly text: string;
  readonly days: number;
};

const popular = (nth: number) => ({ kind: "popular", nth }) as const;
const got = (nth: number) => ({ kind: "got", nth }) as const;

/** Each of a person and goods once. */
export const demoReviews: readonly DemoReview[] = [
  { by: "asha", of: got(0), stars: 5, text: "Third pack already. It does what it says, and the lid closes well.", days: 2 },
  { by: "asha", of: got(1), stars: 4, text: "Good, only the taste takes getting used to. Honey helps.", days: 1 },
  { by: "bhavesh", of: got(0), stars: 3, text: "It's okay. Expected a little more for the price.", days: 3 },
  { by: "bhavesh", of: popular(3), stars: 5, text: "मेरे पिताजी रोज़ लेते हैं, उन्हें आराम है। पैकिंग भी अच्छी थी।", days: 1 },
  { by: "farah", of: popular(0), stars: 5, text: "My mother asks for nothing else now.", days: 40 },
  { by: "ravi", of: popular(0), stars: 4, text: "Two weeks in and I'm fine with it. The spoon inside is too small.", days: 33 },
  { by: "meera", of: popular(0), stars: 5, text: "", days: 21 },
  { by: "gurpreet", of: popular(0), stars: 2, text: "The pack came with a dent. The product itself is fine.", days: 12 },
  { by: "lakshmi", of: popular(1), stars: 5, text: "Smells like the one my grandmother made.", days: 30 },
  { by: "arjun", of: popular(1), stars: 4, text: "Take it with warm water, not milk.", days: 18 },
  { by: "sunita", of: popular(2), stars: 4, text: "Good value. Ordered one for my sister as well.", days: 26 },
  { by: "thomas", of: popular(2), stars: 3, text: "Took long to dissolve.", days: 9 },
  { by: "devanshi", of: popular(3), stars: 5, text: "बहुत अच्छा। रंग और ख़ुशबू दोनों असली लगते हैं।", days: 15 },
  { by: "gurpreet", of: popular(4), stars: 4, text: "Does not stick, does not smell. Good.", days: 7 },
  { by: "ravi", of: popular(5), stars: 1, text: "Not for me: it gave me heartburn. Ask your vaidya first.", days: 5 },
];
