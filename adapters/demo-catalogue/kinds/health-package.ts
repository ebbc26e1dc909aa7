import { size, subject, word } from "../kind.ts";
import type { Kind } from "../kind.ts";

const bundle = { category: "Health package", gst: 5, hsn: "30049011", isConsumable: true, craft: "packages" } as const;

export const healthPackageKinds: readonly Kind[] = [
  {
    ...bundle,
    subCategory: "Care packages",
    form: "care-box",
    makers: 1,
    noun: word("Care Package", "केयर पैकेज"),
    sizes: [size("30 days", 980, 1490), size("15 days", 560, 849)],
    subjects: [
      subject("Immunity", "Immunity", 1, "इम्युनिटी"),
      subject("Joint", "Joint care", 1.15, "जोड़"),
      subject("Heart", "Heart health", 1.2, "हृदय"),
      subject("Diabetes", "Diabetes care", 1.15, "मधुमेह"),
      subject("Liver", "Liver care", 1.05, "लिवर"),
      subject("Thyroid", "Thyroid care", 1.1, "थायरॉइड"),
      subject("Senior Wellness", "Energy & vitality", 1.25, "वरिष्ठ सेहत"),
    ],
  },
  {
    ...bundle,
    subCategory: "Reset kits",
    form: "kit-box",
    makers: 1,
    noun: word("Kit", "किट"),
    sizes: [size("7 days", 620, 990), size("21 days", 1250, 1990)],
    subjects: [
      subject("Gut Reset", "Digestion", 1, "पेट रीसेट"),
      subject("Sleep Well", "Stress & sleep", 1, "अच्छी नींद"),
      subject("Hair Fall Care", "Hair care", 1.05, "बाल झड़ना केयर"),
      subject("Clear Skin", "Skin care", 1.05, "साफ़ त्वचा"),
      subject("Seasonal Detox", "Liver care", 1.1, "मौसमी डिटॉक्स"),
      subject("Weight Balance", "Weight", 1.15, "वज़न संतुलन"),
      subject("Exam Focus", "Memory & focus", 0.9, "परीक्षा एकाग्रता"),
    ],
  },
  {
    ...bundle,
    subCategory: "Gift boxes",
    form: "gift-box",
    makers: 1,
    noun: word("Gift Box", "उपहार डिब्बा"),
    gst: 5,
    hsn: "21069099",
    sizes: [size("5 pieces", 1100, 1290), size("3 pieces", 700, 799)],
    subjects: [
      subject("New Mother", "Women's wellness", 1.1, "नई माँ"),
      subject("Winter Wellness", "Immunity", 1, "सर्दियों की सेहत"),
      subject("Diwali Arogya", "Immunity", 1.2, "दिवाली आरोग्य"),
      subject("Office Calm", "Stress & sleep", 0.9, "ऑफ़िस सुकून"),
      subject("Wedding Glow", "Skin care", 1.3, "शादी का निखार"),
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
      subject("Monsoon Travel Pack", "Digestion", 1, "बरसात सफ़र पैक"),
      subject("Pilgrim's Health Pack", "Energy & vitality", 1.1, "तीर्थयात्री सेहत पैक"),
      subject("Family First Aid Pack", "Immunity", 1.3, "परिवार फ़र्स्ट एड पैक"),
      subject("Child's School Pack", "Immunity", 0.9, "बच्चों का स्कूल पैक"),
    ],
  },
];
