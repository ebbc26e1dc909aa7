import { namesOfSubstance } from "./substances.ts";
import type { Caution } from "../../catalogue/information/caution.ts";

/**
 * The cautions that follow from an illness of the health profile. `withMedicines` are added unless the customer has said that they take no
 * medicines.
 */
type OfCondition = { readonly always: readonly Caution[]; readonly withMedicines: readonly Caution[] };

/**
 * The cautions by the codes of the question's answers. For "other" the customer writes a text, and "none" has no caution, so these have no
 * entry.
 */
export const CAUTIONS_OF_CONDITION: Readonly<Record<string, OfCondition>> = {
  diabetes: { always: ["diabetes"], withMedicines: ["blood-sugar-medicines"] },
  "high-blood-pressure": { always: ["high-blood-pressure"], withMedicines: ["blood-pressure-medicines"] },
  heart: { always: ["heart-disease"], withMedicines: ["heart-medicines", "blood-thinners"] },
  asthma: { always: ["asthma"], withMedicines: [] },
  thyroid: { always: ["thyroid-condition"], withMedicines: ["thyroid-medicines"] },
  kidney: { always: ["kidney-disease"], withMedicines: [] },
  liver: { always: ["liver-disease"], withMedicines: [] },
  epilepsy: { always: ["epilepsy"], withMedicines: [] },
  cancer: { always: ["hormone-sensitive-condition"], withMedicines: ["immunosuppressants"] },
};

/** The medicines of these groups that are substances of the table: each is met by all of its names there. */
const MEDICINE_SUBSTANCES = {
  "blood-pressure-medicines": ["ace-inhibitor", "sartan", "aliskiren", "atenolol"],
  "blood-sugar-medicines": [],
  "blood-thinners": ["warfarin", "aspirin"],
  "heart-medicines": ["amiodarone"],
  immunosuppressants: ["methotrexate", "mycophenolate", "leflunomide", "cyclophosphamide"],
  sedatives: ["benzodiazepine", "phenobarbital"],
  "thyroid-medicines": ["carbimazole"],
} as const satisfies Partial<Record<Caution, readonly string[]>>;

/** What people call medicines of a group, whole words each. */
export const medicineNames = (group: keyof typeof MEDICINE_NAMES): readonly string[] => [
  ...MEDICINE_NAMES[group],
  ...MEDICINE_SUBSTANCES[group].flatMap(namesOfSubstance),
];

/**
 * What people call medicines of these groups, whole words each: generic names (INN) by the groups of the WHO's ATC classification, and
 * brands that are common in India. They are listed at https://atcddd.fhi.no/atc_ddd_index/ (A10, B01A, C01 to C09, H02, H03, L01, L04,
 * N05B, N05C).
 */
export const MEDICINE_NAMES = {
  "blood-pressure-medicines": [
    ...["blood pressure medicine", "blood pressure tablet", "bp medicine", "bp tablet", "रक्तचाप की दवा", "बीपी की दवा"],
    ...["amlodipine", "nifedipine", "cilnidipine", "telmisartan", "losartan", "olmesartan", "valsartan", "ramipril", "enalapril"],
    ...["perindopril", "lisinopril", "atenolol", "metoprolol", "nebivolol", "propranolol", "hydrochlorothiazide", "chlorthalidone"],
    ...["indapamide", "furosemide", "torsemide", "spironolactone", "prazosin", "clonidine", "telma", "amlong", "losar"],
    ...[
      "amlokind",
      "amlip",
      "amlopres",
      "amlovas",
      "stamlo",
      "s amlodipine",
      "cilacar",
      "nicardia",
      "telsartan",
      "tazloc",
      "cresar",
      "telpres",
    ],
    ...[
      "telvas",
      "olsar",
      "olmat",
      "covance",
      "metolar",
      "met xl",
      "betaloc",
      "prolomet",
      "concor",
      "nebicard",
      "nebistar",
      "inderal",
      "ciplar",
    ],
    ...["minipress", "lasix", "dytor", "aldactone", "natrilix", "arkamin", "diuretic", "water tablet", "bp ki dawa", "bp ki goli"],
    ...["बीपी की गोली", "ब्लड प्रेशर की दवा", "ब्लड प्रेशर की गोली", "टेल्मा"],
    ...["एम्लोडिपिन", "टेल्मिसार्टन", "लोसार्टन", "एटेनोलोल", "मेटोप्रोलोल"],
  ],
  "blood-sugar-medicines": [
    ...["insulin", "sugar medicine", "sugar tablet", "diabetes medicine", "diabetes tablet", "शुगर की दवा", "मधुमेह की दवा", "इंसुलिन"],
    ...["metformin", "glimepiride", "gliclazide", "glipizide", "glibenclamide", "pioglitazone", "sitagliptin", "vildagliptin"],
    ...["linagliptin", "teneligliptin", "dapagliflozin", "empagliflozin", "canagliflozin", "voglibose", "acarbose", "semaglutide"],
    ...["glyciphage", "gluconorm", "amaryl", "zoryl", "azulix", "glimy", "diamicron", "reclide", "janumet", "istamet", "jalra", "trajenta"],
    ...[
      "forxiga",
      "oxra",
      "jardiance",
      "volix",
      "lantus",
      "mixtard",
      "novorapid",
      "humalog",
      "actrapid",
      "huminsulin",
      "rybelsus",
      "ozempic",
    ],
    ...["sugar ki dawa", "sugar ki goli", "शुगर की गोली"],
    ...["glycomet", "januvia", "galvus", "मेटफॉर्मिन", "मेटफार्मिन", "ग्लाइमेपिराइड", "ग्लिमेपिराइड"],
  ],
  "blood-thinners": [
    ...["blood thinner", "blood thinning medicine", "ख़ून पतला करने की दवा", "खून पतला करने की दवा"],
    ...["warfarin", "acenocoumarol", "heparin", "enoxaparin", "rivaroxaban", "apixaban", "dabigatran", "aspirin", "clopidogrel"],
    ...["ticagrelor", "prasugrel", "acitrom", "ecosprin", "clopilet", "clopitab", "clavix", "plavix", "deplatt", "xarelto", "eliquis"],
    ...["pradaxa", "brilinta", "clexane", "loprin"],
    ...["वारफेरिन", "वार्फरिन", "वारफरिन", "एस्पिरिन", "क्लोपिडोग्रेल", "इकोस्प्रिन"],
  ],
  "heart-medicines": [
    ...["heart medicine", "heart tablet", "दिल की दवा", "हृदय की दवा"],
    ...["digoxin", "amiodarone", "ivabradine", "nitroglycerin", "glyceryl trinitrate", "isosorbide", "ranolazine", "sacubitril"],
    ...["bisoprolol", "carvedilol", "metoprolol", "diltiazem", "verapamil", "sorbitrate", "nikorandil", "nicorandil"],
    ...[
      "lanoxin",
      "cordarone",
      "monotrate",
      "nitrocontin",
      "isordil",
      "ivabrad",
      "carca",
      "cardivas",
      "concor",
      "vymada",
      "dilzem",
      "calaptin",
    ],
    ...["ranozex"],
  ],
  immunosuppressants: [
    ...["immunosuppressant", "steroid", "chemotherapy", "स्टेरॉयड", "कीमोथेरेपी"],
    ...["azathioprine", "methotrexate", "ciclosporin", "cyclosporine", "tacrolimus", "mycophenolate", "leflunomide", "tofacitinib"],
    ...["adalimumab", "etanercept", "infliximab", "rituximab", "prednisolone", "prednisone", "methylprednisolone", "deflazacort"],
    ...["dexamethasone", "betamethasone", "wysolone", "omnacortil", "medrol", "defcort", "imuran", "azoran"],
  ],
  sedatives: [
    ...["sleeping pill", "sleeping tablet", "sedative", "नींद की गोली", "नींद की दवा"],
    ...["alprazolam", "clonazepam", "diazepam", "lorazepam", "nitrazepam", "midazolam", "clobazam", "chlordiazepoxide", "zolpidem"],
    ...["zopiclone", "eszopiclone", "phenobarbitone", "phenobarbital", "alprax", "restyl", "calmpose"],
    ...[
      "etizolam",
      "etizola",
      "trika",
      "anxit",
      "rivotril",
      "lonazep",
      "zapiz",
      "ativan",
      "valium",
      "zolfresh",
      "nitravet",
      "librium",
      "neend ki goli",
    ],
  ],
  "thyroid-medicines": [
    ...["thyroid medicine", "thyroid tablet", "थायरॉइड की दवा"],
    ...["thyroxine", "levothyroxine", "liothyronine", "carbimazole", "methimazole", "propylthiouracil", "thyronorm", "eltroxin"],
    ...["thyrox", "neo mercazole", "थायरॉक्सिन", "थायरोक्सिन", "थाइरॉक्सिन", "थायरोनॉर्म", "एल्ट्रॉक्सिन", "कार्बिमाज़ोल"],
  ],
} as const satisfies Partial<Record<Caution, readonly string[]>>;

/** What people call illnesses that the health profile has no choice for. */
export const CONDITION_NAMES = {
  asthma: ["asthma", "दमा"],
  "autoimmune-disease": [
    ...["autoimmune", "auto immune", "lupus", "rheumatoid", "psoriasis", "multiple sclerosis", "crohn", "ulcerative colitis"],
    ...["celiac", "coeliac", "vitiligo", "hashimoto", "गठिया"],
  ],
  "bleeding-disorder": ["bleeding disorder", "haemophilia", "hemophilia", "von willebrand", "low platelet", "हीमोफ़ीलिया", "हीमोफीलिया"],
  diabetes: ["diabetes", "diabetic", "high sugar", "मधुमेह", "शुगर"],
  epilepsy: ["epilepsy", "seizure", "मिर्गी"],
  gallstones: ["gallstone", "gall stone", "gallbladder stone", "gall bladder stone", "पित्त की पथरी"],
  "heart-disease": [
    "heart disease",
    "heart attack",
    "angina",
    "heart failure",
    "heart problem",
    "bypass",
    "stent",
    "हृदय रोग",
    "दिल की बीमारी",
  ],
  "high-blood-pressure": [
    ...["high blood pressure", "high bp", "bp high", "raised blood pressure", "hypertension", "उच्च रक्तचाप", "हाई बीपी", "हाई ब्लड प्रेशर"],
  ],
  "hormone-sensitive-condition": [
    ...["endometriosis", "fibroid", "breast cancer", "uterine cancer", "ovarian cancer", "prostate cancer", "pcos", "pcod"],
  ],
  "kidney-disease": ["kidney", "dialysis", "गुर्दे", "किडनी"],
  "liver-disease": ["liver", "hepatitis", "cirrhosis", "jaundice", "लिवर", "पीलिया"],
  "low-blood-pressure": ["low blood pressure", "low bp", "bp low", "hypotension", "निम्न रक्तचाप", "लो बीपी"],
  "sensitive-skin": ["sensitive skin", "eczema", "dermatitis", "rosacea", "संवेदनशील त्वचा", "एक्ज़िमा"],
  "stomach-ulcer": ["ulcer", "peptic", "gastric ulcer", "अल्सर"],
  surgery: ["surgery", "operation", "ऑपरेशन"],
  "thyroid-condition": ["thyroid", "hypothyroidism", "hyperthyroidism", "goitre", "थायरॉइड"],
} as const satisfies Partial<Record<Caution, readonly string[]>>;
