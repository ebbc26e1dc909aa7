import { paise } from "#core/shared/money.ts";
import type { Card, HealthPlanPage } from "#core/content/care-page.ts";

export const demoHealthPlanPage: HealthPlanPage = {
  banner: card(
    "One plan, a year of care",
    "Consultations, tests and classes that know of one another, at a price that is fixed for the year.",
  ),
  available: [
    card("For yourself", "Somebody who remembers your last visit."),
    card("For a family", "Two adults and two children, parents at a lower price."),
    card("For a team", "For companies from ten people on, with a monthly camp at the office."),
  ],
  ecosystem: [
    card("Ayurveda and Unani", "A first consultation of forty minutes, follow-ups when they are due."),
    card("Yoga and physiotherapy", "A class a week online, one a month with a physiotherapist."),
    card("Nutrition", "A meal plan for your kitchen, reviewed each season."),
    card("Lab tests", "Blood drawn at home, the report read by your practitioner."),
  ],
  plans: [
    {
      id: "swasthya",
      title: "Swasthya",
      text: "For one person who wants to stay well.",
      price: paise(499_900),
      people: 1,
      includes: ["4 consultations", "1 full-body test", "12 online yoga classes"],
      consultations: 4,
      labPercent: 0,
      picture: null,
    },
    {
      id: "parivar",
      title: "Parivar",
      text: "For a family of four under one file.",
      price: paise(1_299_900),
      people: 4,
      includes: ["12 consultations", "4 full-body tests", "52 online yoga classes", "2 diet plans", "10 % off lab tests"],
      consultations: 12,
      labPercent: 10,
      picture: null,
    },
    {
      id: "madhumeh",
      title: "Madhumeh",
      text: "For living with diabetes: four reviews a year and a dietician on call.",
      price: paise(899_900),
      people: 1,
      includes: ["8 consultations", "4 HbA1c tests", "4 diet reviews", "1 foot check", "15 % off lab tests"],
      consultations: 8,
      labPercent: 15,
      picture: null,
    },
  ],
  questions: [
    {
      question: "When does a plan begin?",
      answer: "With your payment, and it runs for a year. If you have a plan already, the next one begins when that one ends.",
    },
    {
      question: "May I choose my practitioner?",
      answer: "Yes, from all who practise in your language and city, and change once a quarter.",
    },
  ],
};

function card(title: string, text: string): Card {
  return { title, text, picture: null };
}
