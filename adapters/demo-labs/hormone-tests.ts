import { all, inBoth, men, testsOf, value, women } from "./made.ts";
import type { LabTest } from "#core/labs/lab-test.ts";

const vitamins = testsOf("vitamins");
const hormones = testsOf("hormones");
const tumours = testsOf("tumour-markers");

const vitaminD = value("vit-d", "25-hydroxy vitamin D", "25-हाइड्रॉक्सी विटामिन डी", "ng/mL", all(20, 40, 18));
const vitaminB12 = value("b12", "Vitamin B12", "विटामिन बी12", "pg/mL", all(160, 950, 18));
const folate = value("folate", "Folate", "फ़ोलेट", "ng/mL", all(2.7, 17, 18));
const testosterone = value("testo", "Testosterone", "टेस्टोस्टेरोन", "ng/dL", men(300, 1000, 18), women(15, 70, 18));
const prolactin = value("prl", "Prolactin", "प्रोलैक्टिन", "ng/mL", men(null, 20, 18), women(null, 25, 18));
const fsh = value("fsh", "FSH", "एफ़एसएच", "[IU]/L", men(1.5, 12.4, 18));
const lh = value("lh", "LH", "एलएच", "[IU]/L", men(1.8, 8.6, 18), women(5, 25, 18, 45));
const early = inBoth("The sample is taken between 7 and 9 in the morning.", "नमूना सुबह 7 से 9 बजे के बीच लिया जाता है।");
const cycle = inBoth(
  "Women: on the second to fifth day of the period, or as your doctor says.",
  "महिलाएँ: मासिक धर्म के दूसरे से पाँचवें दिन, या जैसा डॉक्टर कहें।",
);
const marker = {
  needsPrescription: true,
  prepare: inBoth(
    "A raised value alone says no cancer; discuss it with the doctor who asked for it.",
    "अकेला बढ़ा हुआ मान कैंसर नहीं बताता; जिस डॉक्टर ने लिखा है उनसे बात करें।",
  ),
};

/** Vitamins, hormones and tumour markers. */
export const hormoneTests: readonly LabTest[] = [
  vitamins("vitamin-d", ["Vitamin D", "विटामिन डी"], "25-OH vitamin D, vit D, sunshine vitamin", [0, 24, 1500, 799], [vitaminD]),
  vitamins("vitamin-b12", ["Vitamin B12", "विटामिन बी12"], "cobalamin, B12", [0, 24, 1000, 599], [vitaminB12]),
  vitamins("folate", ["Folate", "फ़ोलेट"], "folic acid, vitamin B9", [8, 24, 900, 599], [folate]),
  vitamins(
    "vitamin-d-and-b12",
    ["Vitamin D and B12", "विटामिन डी और बी12"],
    "vitamin profile",
    [0, 24, 2200, 1199],
    [vitaminD, vitaminB12],
  ),
  vitamins("zinc", ["Zinc", "ज़िंक"], "serum zinc", [0, 72, 1100, 749], [value("zn", "Zinc", "ज़िंक", "ug/dL", all(66, 110, 18))], {
    source: "Mayo Clinic Laboratories, zinc in serum",
  }),
  vitamins("copper", ["Copper", "कॉपर"], "serum copper", [0, 72, 1100, 749], [value("cu", "Copper", "कॉपर", "umol/L", all(10, 22, 18))]),
  hormones("testosterone", ["Testosterone, total", "टेस्टोस्टेरोन"], "male hormone, testosterone", [0, 24, 800, 549], [testosterone], {
    prepare: early,
  }),
  hormones("prolactin", ["Prolactin", "प्रोलैक्टिन"], "PRL, milk hormone", [0, 24, 600, 399], [prolactin], {
    prepare: inBoth("Come three to four hours after waking, rested.", "जागने के तीन-चार घंटे बाद, आराम करके आएँ।"),
  }),
  hormones("fsh", ["Follicle-stimulating hormone", "एफ़एसएच"], "FSH, fertility, menopause", [0, 24, 600, 399], [fsh], { prepare: cycle }),
  hormones("lh", ["Luteinising hormone", "एलएच"], "LH, fertility", [0, 24, 600, 399], [lh], { prepare: cycle }),
  hormones(
    "pcos-profile",
    ["PCOS hormone profile", "पीसीओएस हार्मोन प्रोफ़ाइल"],
    "PCOD, polycystic ovary",
    [8, 24, 2600, 1699],
    [fsh, lh, prolactin, testosterone, value("tsh", "TSH", "टीएसएच", "m[IU]/L", all(0.5, 5, 18))],
    { prepare: cycle },
  ),
  hormones(
    "amh",
    ["Anti-Müllerian hormone", "एएमएच"],
    "AMH, ovarian reserve, egg count",
    [0, 48, 2200, 1499],
    [
      value(
        "amh",
        "AMH",
        "एएमएच",
        "ng/mL",
        women(0.62, 7.8, 15, 19),
        women(1.2, 12, 20, 24),
        women(0.89, 9.9, 25, 29),
        women(0.58, 8.1, 30, 34),
        women(0.15, 7.5, 35, 39),
        women(0.03, 5.5, 40, 44),
        women(null, 2.5, 45, 50),
      ),
    ],
    { needsPrescription: true, source: "Mayo Clinic Laboratories, antimullerian hormone" },
  ),
  hormones(
    "beta-hcg",
    ["Pregnancy hormone (beta-hCG)", "गर्भावस्था हार्मोन (बीटा-एचसीजी)"],
    "HCG, pregnancy",
    [0, 12, 700, 449],
    [value("hcg", "Beta-hCG", "बीटा-एचसीजी", "m[IU]/mL", women(null, 5, 18), men(null, 2, 18))],
  ),
  hormones(
    "cortisol-morning",
    ["Cortisol in the morning", "सुबह का कॉर्टिसोल"],
    "stress hormone, cortisol 8 am",
    [0, 24, 700, 449],
    [value("cortisol", "Cortisol", "कॉर्टिसोल", "ug/dL", all(5, 25, 18))],
    { prepare: early },
  ),
  tumours(
    "psa",
    ["Prostate-specific antigen", "पीएसए"],
    "PSA, prostate",
    [0, 24, 900, 599],
    [value("psa", "PSA", "पीएसए", "ng/mL", men(null, 2.5, 40, 59), men(null, 4, 60))],
    marker,
  ),
  tumours(
    "ca-125",
    ["CA 125", "सीए 125"],
    "ovary marker",
    [0, 24, 1400, 949],
    [value("ca125", "CA 125", "सीए 125", "U/mL", all(null, 35, 18))],
    marker,
  ),
  tumours(
    "cea",
    ["Carcinoembryonic antigen", "सीईए"],
    "CEA, bowel marker",
    [0, 24, 1000, 699],
    [value("cea", "CEA", "सीईए", "ug/L", all(0, 2.5, 18))],
    marker,
  ),
  tumours(
    "alpha-fetoprotein",
    ["Alpha-fetoprotein", "अल्फ़ा-फ़ीटोप्रोटीन"],
    "AFP, liver marker",
    [0, 24, 1100, 749],
    [value("afp", "AFP", "एएफ़पी", "ug/L", all(null, 40, 18))],
    marker,
  ),
];
