/** What people of the demo think of whom they consulted; days count back from the day on which the demo is put. */
export type DemoPractitionerReview = {
  readonly by: string;
  readonly of: string;
  readonly stars: 1 | 2 | 3 | 4 | 5;
  readonly text: string;
  readonly days: number;
};

const review = (by: string, of: string, stars: DemoPractitionerReview["stars"], days: number, text: string): DemoPractitionerReview => ({
  by,
  of,
  stars,
  text,
  days,
});

/** Each of a person and a practitioner once. */
export const demoPractitionerReviews: readonly DemoPractitionerReview[] = [
  review("lakshmi", "dr-meenakshi-rao", 5, 60, "She listened for the whole half hour and wrote down what to eat."),
  review("thomas", "dr-meenakshi-rao", 5, 44, "Clear, kind, on time."),
  review("sunita", "dr-meenakshi-rao", 4, 21, "अच्छी सलाह मिली, दवा के नाम साफ़ लिखे थे।"),
  review("kabir", "dr-meenakshi-rao", 5, 9, ""),
  review("gurpreet", "dr-farid-ansari", 5, 70, "Explained what to avoid and why."),
  review("bhavesh", "dr-farid-ansari", 4, 35, "Good. Second call was shorter, as he'd said it would be."),
  review("meera", "dr-anjali-deshpande", 5, 50, "Patient with my daughter."),
  review("ravi", "dr-anjali-deshpande", 4, 18, ""),
  review("arjun", "dr-anjali-deshpande", 5, 6, "मेरी एलर्जी के बारे में पहली बार किसी ने पूरा पूछा।"),
  review("arjun", "harsh-trivedi", 5, 30, "My back is better after three weeks of ten minutes a day."),
  review("lakshmi", "harsh-trivedi", 4, 12, "He knows chair versions of everything, too."),
  review("farah", "dr-aditi-limaye", 5, 41, "Five exercises, each shown twice."),
  review("thomas", "dr-vikram-salunkhe", 3, 25, "Helpful, but we began ten minutes late."),
  review("devanshi", "ritu-malhotra", 5, 16, "थाली वही रही, मात्रा बदली। आसान था।"),
  review("gurpreet", "ritu-malhotra", 4, 8, ""),
  review("bhavesh", "dr-kirit-vyas", 5, 90, "Many years of experience, and he says when it is not his field."),
  review("sunita", "dr-rekha-sharma", 2, 14, "Line kept breaking and we had to start over twice."),
];
