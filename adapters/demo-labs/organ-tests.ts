import { all, inBoth, men, testsOf, value, women } from "./made.ts";
import type { LabTest } from "#core/labs/lab-test.ts";

const liver = testsOf("liver");
const kidney = testsOf("kidney");
const bones = testsOf("bones");

const bilirubin = value("bili", "Total bilirubin", "कुल बिलीरुबिन", "mg/dL", all(0.1, 1.2, 18));
const alt = value("alt", "ALT (SGPT)", "एएलटी (एसजीपीटी)", "U/L", all(4, 36, 18));
const ast = value("ast", "AST (SGOT)", "एएसटी (एसजीओटी)", "U/L", all(8, 33, 18));
const alp = value("alp", "Alkaline phosphatase", "एल्कलाइन फ़ॉस्फ़ेटेज़", "U/L", all(20, 130, 18));
const albumin = value("alb", "Albumin", "एल्ब्यूमिन", "g/dL", all(3.4, 5.4, 18));
const protein = value("tp", "Total protein", "कुल प्रोटीन", "g/dL", all(6, 8.3, 18));
const ggt = value("ggt", "GGT", "जीजीटी", "U/L", all(5, 40, 18));
const creatinine = value("creat", "Creatinine", "क्रिएटिनिन", "mg/dL", men(0.7, 1.3, 18), women(0.6, 1.1, 18));
const urea = value("bun", "Urea nitrogen", "यूरिया नाइट्रोजन", "mg/dL", all(6, 20, 18));
const uricAcid = value("uric", "Uric acid", "यूरिक एसिड", "mg/dL", all(3.5, 7.2, 18));
const sodium = value("na", "Sodium", "सोडियम", "mmol/L", all(135, 145, 18));
const potassium = value("k", "Potassium", "पोटैशियम", "mmol/L", all(3.7, 5.2, 18));
const chloride = value("cl", "Chloride", "क्लोराइड", "mmol/L", all(96, 106, 18));
const calcium = value("ca", "Calcium", "कैल्शियम", "mg/dL", all(8.5, 10.2, 18));
const phosphorus = value("p", "Phosphorus", "फ़ॉस्फ़ोरस", "mg/dL", all(2.8, 4.5, 18));
const magnesium = value("mg", "Magnesium", "मैग्नीशियम", "mg/dL", all(1.7, 2.2, 18));
const midstream = inBoth(
  "Collect the middle of the stream of the first morning urine in the clean bottle.",
  "सुबह के पहले मूत्र की बीच की धार साफ़ शीशी में लें।",
);
const wholeDay = inBoth(
  "Collect all urine of 24 hours in the bottle that we bring, and keep it cool.",
  "हमारी दी हुई बोतल में 24 घंटे का सारा मूत्र इकट्ठा करें और ठंडा रखें।",
);

/** Liver, kidneys and salts, bones and joints. */
export const organTests: readonly LabTest[] = [
  liver(
    "liver-function",
    ["Liver function test", "लिवर फ़ंक्शन जाँच"],
    "LFT, liver profile, SGPT SGOT",
    [0, 24, 700, 399],
    [
      bilirubin,
      value("dbili", "Direct bilirubin", "प्रत्यक्ष बिलीरुबिन", "mg/dL", all(null, 0.3, 18)),
      alt,
      ast,
      alp,
      protein,
      albumin,
      value("glob", "Globulin", "ग्लोब्युलिन", "g/dL", all(2, 3.5, 18)),
      ggt,
    ],
  ),
  liver("bilirubin", ["Bilirubin", "बिलीरुबिन"], "jaundice, piliya", [0, 12, 250, 159], [bilirubin]),
  liver("alt-sgpt", ["ALT (SGPT)", "एएलटी (एसजीपीटी)"], "SGPT, ALT, liver enzyme", [0, 12, 220, 139], [alt]),
  liver("ast-sgot", ["AST (SGOT)", "एएसटी (एसजीओटी)"], "SGOT, AST, liver enzyme", [0, 12, 220, 139], [ast]),
  liver("alkaline-phosphatase", ["Alkaline phosphatase", "एल्कलाइन फ़ॉस्फ़ेटेज़"], "ALP", [0, 12, 250, 159], [alp]),
  liver("gamma-gt", ["Gamma-glutamyl transferase", "गामा-जीटी"], "GGT, gamma GT", [0, 24, 350, 229], [ggt], {
    prepare: inBoth("Drink no alcohol on the day before.", "एक दिन पहले शराब न पिएँ।"),
  }),
  liver("albumin", ["Albumin", "एल्ब्यूमिन"], "serum albumin", [0, 12, 250, 149], [albumin]),
  liver(
    "amylase",
    ["Amylase", "एमाइलेज़"],
    "pancreas, serum amylase",
    [0, 24, 500, 329],
    [value("amylase", "Amylase", "एमाइलेज़", "U/L", all(40, 140, 18))],
  ),
  liver(
    "lipase",
    ["Lipase", "लाइपेज़"],
    "pancreas, serum lipase",
    [0, 24, 600, 399],
    [value("lipase", "Lipase", "लाइपेज़", "U/L", all(0, 160, 18))],
  ),
  kidney(
    "kidney-function",
    ["Kidney function test", "किडनी फ़ंक्शन जाँच"],
    "KFT, RFT, renal profile, gurda",
    [0, 24, 700, 399],
    [urea, creatinine, uricAcid, sodium, potassium, chloride, calcium, phosphorus],
  ),
  kidney("creatinine", ["Creatinine", "क्रिएटिनिन"], "serum creatinine, eGFR", [0, 12, 220, 139], [creatinine]),
  kidney("urea-nitrogen", ["Urea nitrogen", "यूरिया नाइट्रोजन"], "BUN, blood urea", [0, 12, 220, 139], [urea]),
  kidney("uric-acid", ["Uric acid", "यूरिक एसिड"], "gout, gathiya", [0, 12, 220, 139], [uricAcid]),
  kidney(
    "electrolytes",
    ["Electrolytes", "इलेक्ट्रोलाइट"],
    "sodium potassium chloride, salts",
    [0, 12, 450, 299],
    [sodium, potassium, chloride],
  ),
  kidney(
    "urine-routine",
    ["Urine examination", "मूत्र की जाँच"],
    "urine routine, urinalysis, peshab",
    [0, 12, 220, 129],
    [
      value("u-ph", "pH", "पीएच", "[pH]", all(4.6, 8, 18)),
      value("u-sg", "Specific gravity", "विशिष्ट घनत्व", "{s.g.}", all(1.005, 1.03, 18)),
      value("u-protein", "Protein", "प्रोटीन"),
      value("u-glucose", "Glucose", "ग्लूकोज़"),
      value("u-ketones", "Ketones", "कीटोन"),
      value("u-cells", "Cells", "कोशिकाएँ"),
    ],
    { sample: "urine", prepare: midstream },
  ),
  kidney(
    "urine-protein-24h",
    ["Urine protein in 24 hours", "24 घंटे का मूत्र प्रोटीन"],
    "24 hour urine protein",
    [0, 24, 500, 329],
    [value("u-protein-24h", "Protein", "प्रोटीन", "mg/(24.h)", all(null, 99, 18))],
    { sample: "urine", prepare: wholeDay },
  ),
  bones("calcium", ["Calcium", "कैल्शियम"], "serum calcium, bones", [0, 12, 250, 149], [calcium]),
  bones("phosphorus", ["Phosphorus", "फ़ॉस्फ़ोरस"], "phosphate", [0, 12, 250, 159], [phosphorus]),
  bones("magnesium", ["Magnesium", "मैग्नीशियम"], "Mg, cramps", [0, 24, 450, 299], [magnesium]),
  bones(
    "parathyroid-hormone",
    ["Parathyroid hormone", "पैराथायरॉइड हार्मोन"],
    "PTH, iPTH",
    [0, 24, 1500, 999],
    [value("pth", "PTH", "पीटीएच", "pg/mL", all(10, 55, 18))],
  ),
  bones(
    "rheumatoid-factor",
    ["Rheumatoid factor", "रुमेटॉइड फ़ैक्टर"],
    "RF, RA factor, arthritis, gathiya",
    [0, 24, 500, 329],
    [value("rf", "Rheumatoid factor", "रुमेटॉइड फ़ैक्टर", "[IU]/mL", all(null, 15, 18))],
  ),
  bones(
    "anti-ccp",
    ["Anti-CCP antibodies", "एंटी-सीसीपी एंटीबॉडी"],
    "CCP, arthritis",
    [0, 48, 1500, 999],
    [value("anti-ccp", "Anti-CCP", "एंटी-सीसीपी", "U/mL", all(null, 19.9, 18))],
    {
      source: "Mayo Clinic Laboratories, cyclic citrullinated peptide antibodies",
    },
  ),
];
