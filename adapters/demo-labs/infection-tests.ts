import { all, inBoth, testsOf, value } from "./made.ts";
import type { LabTest } from "#core/labs/lab-test.ts";

const infections = testsOf("infections");
const immunity = testsOf("immunity");

/** Found, or not found. */
const finding = (code: string, english: string, hindi: string) => [value(code, english, hindi)];
const crp = value("crp", "C-reactive protein", "सी-रिएक्टिव प्रोटीन", "mg/L", all(null, 10));
const fever = inBoth("Tell the collector on which day the fever began.", "बताएँ कि बुख़ार किस दिन शुरू हुआ।");
const beforeAntibiotics = inBoth(
  "Give the sample before the first dose of an antibiotic, if you can.",
  "हो सके तो एंटीबायोटिक की पहली ख़ुराक से पहले नमूना दें।",
);
const counselled = inBoth(
  "You agree in writing after a talk with a counsellor; the result is told to you alone.",
  "परामर्शदाता से बात के बाद आप लिखित सहमति देते हैं; नतीजा केवल आपको बताया जाता है।",
);

/** Infections, and how the body defends itself. */
export const infectionTests: readonly LabTest[] = [
  infections(
    "dengue-ns1",
    ["Dengue NS1 antigen", "डेंगू एनएस1 एंटीजन"],
    "dengue, dengue fever",
    [0, 12, 900, 599],
    finding("ns1", "NS1 antigen", "एनएस1 एंटीजन"),
    { prepare: fever },
  ),
  infections(
    "dengue-antibodies",
    ["Dengue IgG and IgM", "डेंगू एंटीबॉडी"],
    "dengue antibodies",
    [0, 12, 1000, 649],
    [value("dengue-igm", "Dengue IgM", "डेंगू आईजीएम"), value("dengue-igg", "Dengue IgG", "डेंगू आईजीजी")],
    { prepare: fever },
  ),
  infections(
    "malaria-antigen",
    ["Malaria antigen", "मलेरिया एंटीजन"],
    "malaria, MP, malaria parasite",
    [0, 12, 500, 329],
    [value("pf", "Plasmodium falciparum", "प्लाज़्मोडियम फ़ाल्सीपेरम"), value("pv", "Plasmodium vivax", "प्लाज़्मोडियम वाइवैक्स")],
    { prepare: fever },
  ),
  infections(
    "typhoid-antibodies",
    ["Typhoid IgM", "टाइफ़ाइड आईजीएम"],
    "typhoid, typhi dot, Widal",
    [0, 12, 500, 329],
    finding("typhi-igm", "Salmonella typhi IgM", "साल्मोनेला टाइफ़ी आईजीएम"),
    { prepare: fever },
  ),
  infections(
    "chikungunya-igm",
    ["Chikungunya IgM", "चिकनगुनिया आईजीएम"],
    "chikungunya",
    [0, 24, 1000, 699],
    finding("chik-igm", "Chikungunya IgM", "चिकनगुनिया आईजीएम"),
    { prepare: fever },
  ),
  infections(
    "hepatitis-b-antigen",
    ["Hepatitis B surface antigen", "हेपेटाइटिस बी एंटीजन"],
    "HBsAg, hepatitis B",
    [0, 24, 450, 299],
    finding("hbsag", "HBsAg", "एचबीएसएजी"),
  ),
  infections(
    "hepatitis-c-antibody",
    ["Hepatitis C antibody", "हेपेटाइटिस सी एंटीबॉडी"],
    "anti-HCV, hepatitis C",
    [0, 24, 800, 549],
    finding("anti-hcv", "Anti-HCV", "एंटी-एचसीवी"),
  ),
  infections(
    "hiv-antibodies",
    ["HIV 1 and 2", "एचआईवी 1 और 2"],
    "HIV, AIDS",
    [0, 24, 600, 399],
    finding("hiv", "HIV antigen and antibodies", "एचआईवी एंटीजन और एंटीबॉडी"),
    { prepare: counselled },
  ),
  infections("syphilis-vdrl", ["VDRL", "वीडीआरएल"], "syphilis, RPR", [0, 24, 350, 229], finding("vdrl", "VDRL", "वीडीआरएल")),
  infections(
    "urine-culture",
    ["Urine culture", "मूत्र कल्चर"],
    "UTI, urine infection, culture and sensitivity",
    [0, 72, 800, 549],
    finding("u-culture", "Germs and what acts on them", "कीटाणु और उन पर असर करने वाली दवाएँ"),
    { sample: "urine", prepare: beforeAntibiotics },
  ),
  infections(
    "stool-examination",
    ["Stool examination", "मल की जाँच"],
    "stool routine, worms",
    [0, 24, 300, 199],
    [value("ova", "Eggs and cysts", "अंडे और सिस्ट"), value("occult", "Hidden blood", "छिपा हुआ ख़ून")],
    { sample: "stool" },
  ),
  infections(
    "sputum-tb",
    ["Sputum for tuberculosis", "बलगम में टीबी"],
    "TB, AFB, tuberculosis",
    [0, 48, 600, 399],
    finding("afb", "Acid-fast bacilli", "एसिड-फ़ास्ट बैसिलाई"),
    {
      sample: "sputum",
      prepare: inBoth(
        "Cough up phlegm on waking, before eating or brushing, in a well-aired place.",
        "जागते ही, खाने या ब्रश से पहले, खुली हवा में खाँसकर बलगम निकालें।",
      ),
    },
  ),
  infections(
    "throat-swab",
    ["Throat swab culture", "गले का स्वैब कल्चर"],
    "sore throat, strep",
    [0, 72, 800, 549],
    finding("throat", "Germs and what acts on them", "कीटाणु और उन पर असर करने वाली दवाएँ"),
    { sample: "swab", isAtHome: false, prepare: beforeAntibiotics },
  ),
  immunity("c-reactive-protein", ["C-reactive protein", "सी-रिएक्टिव प्रोटीन"], "CRP, inflammation, swelling", [0, 12, 500, 329], [crp]),
  immunity(
    "total-ige",
    ["Total IgE", "कुल आईजीई"],
    "allergy, IgE",
    [0, 24, 900, 599],
    [value("ige", "Total IgE", "कुल आईजीई", "[IU]/mL", all(null, 150, 18))],
    {
      source: "Merck Manual, Professional Version: normal laboratory values",
    },
  ),
  immunity(
    "immunoglobulins",
    ["Immunoglobulins A, G and M", "इम्युनोग्लोब्युलिन ए, जी और एम"],
    "IgA, IgG, IgM, antibodies",
    [0, 48, 1800, 1199],
    [
      value("iga", "IgA", "आईजीए", "mg/dL", all(60, 400, 18)),
      value("igg", "IgG", "आईजीजी", "mg/dL", all(560, 1500, 18)),
      value("igm", "IgM", "आईजीएम", "mg/dL", all(45, 250, 18)),
    ],
  ),
  immunity("antinuclear-antibodies", ["Antinuclear antibodies", "एएनए"], "ANA, lupus", [0, 48, 1200, 799], [value("ana", "ANA", "एएनए")], {
    needsPrescription: true,
  }),
  immunity(
    "coeliac-antibodies",
    ["Coeliac antibodies (tTG IgA)", "सीलिएक एंटीबॉडी (टीटीजी आईजीए)"],
    "celiac, gluten, wheat allergy, tTG",
    [0, 48, 1400, 949],
    [value("ttg", "tTG IgA", "टीटीजी आईजीए", "U/mL", all(null, 3.9))],
    {
      source: "Mayo Clinic Laboratories, tissue transglutaminase antibody, IgA",
      prepare: inBoth(
        "Keep eating wheat until the sample: without it the test may miss the disease.",
        "नमूने तक गेहूँ खाते रहें: उसके बिना रोग पकड़ में नहीं आ सकता।",
      ),
    },
  ),
];
