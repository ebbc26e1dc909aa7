import type { ComingArea } from "#core/content/coming-areas.ts";

/** Of an area that is not open yet: what it is, what will be there, and what can be done until then. */
export type ComingWords = {
  readonly title: string;
  readonly text: string;
  readonly will: readonly string[];
  readonly until: string;
};

export const comingPageWords = {
  kicker: "Not open yet",
  willBe: "What will be here",
  shop: "Go to the shop",
  ask: "Ask us about it",
};

export const comingWords = {
  consultations: {
    title: "Today's doses",
    text: "Ticking today's doses and exercises is being built. What was prescribed to you stands under Prescriptions.",
    will: [
      "What is to be taken or done today, with its time",
      "The week at a glance",
      "Ticks that are kept without a line, and sent later",
    ],
    until: "If you are unwell, please see a doctor near you. For what the shop sells, write to us and a person answers.",
  },
  "lab-tests": {
    title: "Lab tests",
    text: "Diagnostic tests and health packages are being built. No test can be ordered here today.",
    will: [
      "Tests and packages with what each measures and how to prepare",
      "A sample taken at your home, or a laboratory near you",
      "Reports that only you can open",
    ],
    until: "Until then, ask your doctor which laboratory to go to.",
  },
  trackers: {
    title: "Trackers",
    text: "This tracker is being built. Nothing is recorded here today. Other trackers and the calculators under Free Health Tools work.",
    will: [
      "Note a day in a few taps, and see weeks and months at a glance",
      "Results of BMI, body fat, prakriti and stress, and how they change over months",
      "Your entries to take with you, or to delete, at any time",
    ],
    until: "Until then, pen and paper by the kitchen door does very well.",
  },
  assessments: {
    title: "Health profile",
    text: "The page that keeps your illnesses, medicines, allergies and measures is being built. Assessments before a consultation work.",
    will: [
      "Illnesses, medicines, allergies and pregnancy, asked once",
      "Height, weight and blood pressure",
      "Offered as answers whenever an assessment asks for them",
    ],
    until: "Until then, each assessment asks for what it needs.",
  },
  fitbook: {
    title: "Fitbook",
    text: "Posts, groups and challenges are being built. Your Fitbook profile, finding people and following them work.",
    will: [
      "Posts that only those read whom you choose",
      "Groups of people who spur each other on",
      "Challenges with a start, an end and a leaderboard",
    ],
    until: "Requests that have reached you already can be answered on your notifications page.",
  },
  quizzes: {
    title: "Live quizzes",
    text: "Live quizzes with others are being built. Quizzes at your own pace work.",
    will: ["A question at a time, with others, and a host", "Points for being right and quick, and your place after each question"],
    until: "Until then, quizzes at your own pace are open.",
  },
  wellness: {
    title: "Wellness check-ins",
    text: "Check-ins for mind and body are being built: a few honest questions, now and then.",
    will: [
      "Emotional, occupational and social check-ins",
      "Physical wellness: how strong, steady and supple you are",
      "Answers that stay with you",
    ],
    until: "If you feel unsafe or can't go on, call Tele-MANAS at 14416, free, day and night, in your language.",
  },
} satisfies Record<ComingArea, ComingWords>;
