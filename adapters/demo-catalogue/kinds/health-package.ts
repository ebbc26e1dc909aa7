import { size, subject, word } from "../kind.ts";
import type { Kind } from "../kind.ts";

const bundle = { category: "Health package", gst: 12, hsn: "30049011", isConsumable: true, craft: "packages" } as const;

export const healthPackageKinds: readonly Kind[] = [
  {
    ...bundle,
    subCategory: "Care packages",
    form: "care-box",
    makers: 1,
    noun: word("Care Package"),
    sizes: [size("30 days", 980, 1490), size("15 days", 560, 849)],
    subjects: [
      subject("Immunity", "Immunity"),
      subject("Joint", "Joint care", 1.15),
      subject("Heart", "Heart health", 1.2),
      subject("Diabetes", "Diabetes care", 1.15),
      subject("Liver", "Liver care", 1.05),
      subject("Thyroid", "Thyroid care", 1.1),
      subject("Senior Wellness", "Energy & vitality", 1.25),
    ],
  },
  {
    ...bundle,
    subCategory: "Reset kits",
    form: "kit-box",
    makers: 1,
    noun: word("Kit"),
    sizes: [size("7 days", 620, 990), size("21 days", 1250, 1990)],
    subjects: [
      subject("Gut Reset", "Digestion"),
      subject("Sleep Well", "Stress & sleep"),
      subject("Hair Fall Care", "Hair care", 1.05),
      subject("Clear Skin", "Skin care", 1.05),
      subject("Seasonal Detox", "Liver care", 1.1),
      subject("Weight Balance", "Weight", 1.15),
      subject("Exam Focus", "Memory & focus", 0.9),
    ],
  },
  {
    ...bundle,
    subCategory: "Gift boxes",
    form: "gift-box",
    makers: 1,
    noun: word("Gift Box"),
    gst: 18,
    hsn: "21069099",
    sizes: [size("5 pieces", 1100, 1290), size("3 pieces", 700, 799)],
    subjects: [
      subject("New Mother", "Women's wellness", 1.1),
      subject("Winter Wellness", "Immunity"),
      subject("Diwali Arogya", "Immunity", 1.2),
      subject("Office Calm", "Stress & sleep", 0.9),
      subject("Wedding Glow", "Skin care", 1.3),
    ],
  },
  {
    ...bundle,
    subCategory: "First aid & travel",
    form: "sachet-box",
    makers: 1,
    noun: null,
    sizes: [size("12 sachets", 150, 349), size("24 sachets", 280, 620)],
    subjects: [
      subject("Monsoon Travel Pack", "Digestion"),
      subject("Pilgrim's Health Pack", "Energy & vitality", 1.1),
      subject("Family First Aid Pack", "Immunity", 1.3),
      subject("Child's School Pack", "Immunity", 0.9),
    ],
  },
];
