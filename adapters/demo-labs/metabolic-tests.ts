import { all, inBoth, men, testsOf, value, women } from "./made.ts";
import type { LabTest } from "#core/labs/lab-test.ts";

const sugar = testsOf("diabetes");
const heart = testsOf("heart");
const thyroid = testsOf("thyroid");
const ADA = "American Diabetes Association, Standards of Care in Diabetes";
const ATP = "National Cholesterol Education Program, Adult Treatment Panel III";

const cholesterol = value("chol", "Total cholesterol", "कुल कोलेस्ट्रॉल", "mg/dL", all(null, 199, 18));
const hdl = value("hdl", "HDL cholesterol", "एचडीएल कोलेस्ट्रॉल", "mg/dL", men(40, null, 18), women(50, null, 18));
const ldl = value("ldl", "LDL cholesterol", "एलडीएल कोलेस्ट्रॉल", "mg/dL", all(null, 99, 18));
const triglycerides = value("tg", "Triglycerides", "ट्राइग्लिसराइड", "mg/dL", all(null, 149, 18));
const tsh = value("tsh", "TSH", "टीएसएच", "m[IU]/L", all(0.5, 5, 18));
const freeT4 = value("ft4", "Free T4", "मुक्त टी4", "ng/dL", all(0.9, 2.3, 18));
const freeT3 = value("ft3", "Free T3", "मुक्त टी3", "pg/dL", all(130, 450, 18));
const morning = inBoth(
  "Have the sample taken before your morning thyroid tablet, and tell the collector its dose.",
  "नमूना सुबह की थायरॉइड की गोली से पहले दें, और गोली की मात्रा बताएँ।",
);
const noAlcohol = inBoth("Drink no alcohol on the day before, and eat as usual.", "एक दिन पहले शराब न पिएँ, और सामान्य भोजन करें।");

/** Sugar, fats and the heart, and the thyroid. */
export const metabolicTests: readonly LabTest[] = [
  sugar(
    "hba1c",
    ["HbA1c", "एचबीए1सी (तीन महीने की शुगर)"],
    "sugar, glycated haemoglobin, glycosylated hemoglobin, three-month sugar, A1c",
    [0, 24, 650, 399],
    [
      value("hba1c", "HbA1c", "एचबीए1सी", "%", all(null, 5.6)),
      value("eag", "Estimated average glucose", "औसत ग्लूकोज़ (अनुमान)", "mg/dL", all(null, 114)),
    ],
    { source: ADA },
  ),
  sugar(
    "fasting-glucose",
    ["Fasting blood glucose", "खाली पेट शुगर"],
    "fasting sugar, FBS, FPG, blood sugar fasting",
    [8, 12, 150, 89],
    [value("fpg", "Fasting glucose", "खाली पेट ग्लूकोज़", "mg/dL", all(70, 99))],
    { source: ADA },
  ),
  sugar(
    "glucose-after-meal",
    ["Blood glucose after a meal", "खाने के बाद की शुगर"],
    "PPBS, post prandial sugar, after food sugar",
    [0, 12, 150, 89],
    [value("ppg", "Glucose two hours after a meal", "खाने के दो घंटे बाद ग्लूकोज़", "mg/dL", all(null, 139))],
    {
      source: ADA,
      afterMealHours: 2,
      prepare: inBoth(
        "The sample is taken two hours after the first bite of a usual meal.",
        "सामान्य भोजन के पहले कौर के दो घंटे बाद नमूना लिया जाता है।",
      ),
    },
  ),
  sugar(
    "random-glucose",
    ["Random blood glucose", "रैंडम शुगर"],
    "RBS, random sugar",
    [0, 12, 150, 89],
    [value("rbs", "Glucose", "ग्लूकोज़", "mg/dL", all(null, 139))],
    { source: ADA },
  ),
  sugar(
    "glucose-tolerance",
    ["Glucose tolerance test", "ग्लूकोज़ सहनशीलता जाँच"],
    "GTT, OGTT, sugar in pregnancy",
    [8, 24, 600, 399],
    [
      value("ogtt-0", "Fasting glucose", "खाली पेट ग्लूकोज़", "mg/dL", all(70, 99, 18)),
      value("ogtt-120", "Glucose after two hours", "दो घंटे बाद ग्लूकोज़", "mg/dL", all(null, 139, 18)),
    ],
    {
      source: ADA,
      isAtHome: false,
      prepare: inBoth(
        "Stay at the centre for two hours; you drink 75 g of glucose after the first sample.",
        "केंद्र पर दो घंटे रहें; पहले नमूने के बाद 75 ग्राम ग्लूकोज़ पीना होता है।",
      ),
    },
  ),
  sugar(
    "fasting-insulin",
    ["Fasting insulin", "खाली पेट इंसुलिन"],
    "insulin, insulin resistance",
    [10, 24, 900, 599],
    [value("insulin", "Insulin", "इंसुलिन", "m[IU]/L", all(null, 24, 18))],
  ),
  sugar(
    "urine-microalbumin",
    ["Urine albumin to creatinine ratio", "मूत्र एल्ब्यूमिन-क्रिएटिनिन अनुपात"],
    "ACR, microalbumin, kidney in diabetes",
    [0, 24, 700, 449],
    [value("acr", "Albumin to creatinine", "एल्ब्यूमिन से क्रिएटिनिन", "mg/g", all(null, 29, 18))],
    { sample: "urine", source: ADA },
  ),
  heart(
    "lipid-profile",
    ["Lipid profile", "लिपिड प्रोफ़ाइल"],
    "cholesterol, lipids, fat test",
    [10, 24, 700, 399],
    [
      cholesterol,
      hdl,
      ldl,
      triglycerides,
      value("vldl", "VLDL cholesterol", "वीएलडीएल कोलेस्ट्रॉल", "mg/dL", all(2, 30, 18)),
      value("chol-hdl", "Total to HDL cholesterol", "कुल और एचडीएल का अनुपात", "1", all(null, 4.9, 18)),
    ],
    { source: `${ATP}; the ratio: American Heart Association`, prepare: noAlcohol },
  ),
  heart("total-cholesterol", ["Total cholesterol", "कुल कोलेस्ट्रॉल"], "cholesterol", [0, 12, 250, 149], [cholesterol], { source: ATP }),
  heart("triglycerides", ["Triglycerides", "ट्राइग्लिसराइड"], "TG, blood fat", [10, 12, 250, 159], [triglycerides], {
    source: ATP,
    prepare: noAlcohol,
  }),
  heart("ldl-cholesterol", ["LDL cholesterol, direct", "एलडीएल कोलेस्ट्रॉल"], "bad cholesterol, LDL", [0, 24, 400, 259], [ldl], {
    source: ATP,
  }),
  heart(
    "hs-crp",
    ["High-sensitivity CRP", "एचएस-सीआरपी"],
    "hsCRP, heart risk",
    [0, 24, 800, 499],
    [value("hs-crp", "hs-CRP", "एचएस-सीआरपी", "mg/L", all(null, 1, 18))],
  ),
  heart(
    "homocysteine",
    ["Homocysteine", "होमोसिस्टीन"],
    "heart risk, B vitamins",
    [8, 48, 1400, 899],
    [value("hcy", "Homocysteine", "होमोसिस्टीन", "umol/L", all(4, 15, 18))],
  ),
  heart(
    "bnp",
    ["BNP", "बीएनपी"],
    "brain natriuretic peptide, heart failure",
    [0, 24, 2600, 1899],
    [value("bnp", "BNP", "बीएनपी", "pg/mL", all(null, 99, 18))],
    { needsPrescription: true },
  ),
  heart(
    "creatine-kinase",
    ["Creatine kinase", "क्रिएटिन काइनेज़"],
    "CPK, CK, muscle enzyme",
    [0, 24, 450, 299],
    [value("ck", "Creatine kinase", "क्रिएटिन काइनेज़", "U/L", all(10, 120, 18))],
    {
      prepare: inBoth("Avoid hard exercise for two days before.", "दो दिन पहले से भारी व्यायाम न करें।"),
    },
  ),
  heart(
    "ldh",
    ["Lactate dehydrogenase", "लैक्टेट डिहाइड्रोजनेज़"],
    "LDH",
    [0, 24, 400, 259],
    [value("ldh", "LDH", "एलडीएच", "U/L", all(105, 333, 18))],
  ),
  thyroid(
    "thyroid-profile",
    ["Thyroid profile", "थायरॉइड प्रोफ़ाइल"],
    "T3 T4 TSH, TFT, thyroid function, thyroid test",
    [0, 24, 650, 399],
    [value("t3", "Total T3", "कुल टी3", "ng/dL", all(60, 180, 18)), value("t4", "Total T4", "कुल टी4", "ug/dL", all(5, 12, 18)), tsh],
    { prepare: morning },
  ),
  thyroid("tsh", ["TSH", "टीएसएच"], "thyroid, thyroid stimulating hormone", [0, 24, 350, 219], [tsh], { prepare: morning }),
  thyroid(
    "free-thyroid-profile",
    ["Free thyroid profile", "मुक्त थायरॉइड प्रोफ़ाइल"],
    "FT3 FT4 TSH",
    [0, 24, 950, 599],
    [freeT3, freeT4, tsh],
    { prepare: morning },
  ),
  thyroid(
    "anti-tpo",
    ["Anti-TPO antibodies", "एंटी-टीपीओ एंटीबॉडी"],
    "thyroid antibodies, TPO, Hashimoto",
    [0, 48, 1500, 999],
    [value("anti-tpo", "Anti-TPO", "एंटी-टीपीओ", "[IU]/mL", all(null, 9, 18))],
    {
      source: "Mayo Clinic Laboratories, thyroperoxidase antibodies",
    },
  ),
];
