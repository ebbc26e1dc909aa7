import { all, inBoth, men, testsOf, value, women } from "./made.ts";
import type { LabTest } from "#core/labs/lab-test.ts";

const test = testsOf("blood");

const haemoglobin = value(
  "hb",
  "Haemoglobin",
  "हीमोग्लोबिन",
  "g/dL",
  all(11, null, 1, 4),
  all(11.5, null, 5, 11),
  all(12, null, 12, 14),
  men(13.8, 17.2, 15),
  women(12.1, 15.1, 15),
);
const platelets = value("plt", "Platelets", "प्लेटलेट", "10*3/uL", all(150, 400));
const haematocrit = value("hct", "Haematocrit", "हेमाटोक्रिट", "%", men(40.7, 50.3, 18), women(36.1, 44.3, 18));
const whiteCells = value("wbc", "White cells", "श्वेत कोशिकाएँ", "10*3/uL", all(4.5, 10, 18));
const iron = value("iron", "Iron", "आयरन", "ug/dL", all(60, 170, 18));
const bindingCapacity = value("tibc", "Iron-binding capacity", "आयरन बाँधने की क्षमता", "ug/dL", all(240, 450, 18));
const ferritin = value("ferritin", "Ferritin", "फेरिटिन", "ng/mL", men(12, 300, 18), women(12, 150, 18));
const noIron = inBoth("Take no iron tablet on the day before the sample.", "नमूने से एक दिन पहले आयरन की गोली न लें।");

/** Blood count, iron and clotting. Children's haemoglobin is by WHO's guideline on haemoglobin cutoffs. */
export const bloodTests: readonly LabTest[] = [
  test(
    "complete-blood-count",
    ["Complete blood count", "पूरी रक्त गणना (सीबीसी)"],
    "CBC, full blood count, FBC, hemogram, khoon ki jaanch, खून की जाँच",
    [0, 12, 500, 299],
    [
      haemoglobin,
      haematocrit,
      value("rbc", "Red cells", "लाल कोशिकाएँ", "10*6/uL", men(4.7, 6.1, 18), women(4.2, 5.4, 18)),
      value("mcv", "Mean cell volume", "कोशिका का औसत आयतन", "fL", all(80, 95, 18)),
      value("mch", "Mean cell haemoglobin", "कोशिका का औसत हीमोग्लोबिन", "pg", all(27.5, 33.2, 18)),
      value("mchc", "Mean cell haemoglobin concentration", "कोशिका में हीमोग्लोबिन की सांद्रता", "g/dL", all(33.4, 35.5, 18)),
      whiteCells,
      value("neutrophils", "Neutrophils", "न्यूट्रोफ़िल", "%", all(40, 60, 18)),
      value("lymphocytes", "Lymphocytes", "लिम्फ़ोसाइट", "%", all(20, 40, 18)),
      value("monocytes", "Monocytes", "मोनोसाइट", "%", all(2, 8, 18)),
      value("eosinophils", "Eosinophils", "इओसिनोफ़िल", "%", all(1, 4, 18)),
      value("basophils", "Basophils", "बेसोफ़िल", "%", all(0.5, 1, 18)),
      platelets,
    ],
  ),
  test("haemoglobin", ["Haemoglobin", "हीमोग्लोबिन"], "Hb, hemoglobin, anaemia, anemia", [0, 12, 200, 120], [haemoglobin]),
  test("platelet-count", ["Platelet count", "प्लेटलेट गणना"], "platelets, dengue count", [0, 12, 220, 130], [platelets]),
  test(
    "sedimentation-rate",
    ["Erythrocyte sedimentation rate", "ईएसआर"],
    "ESR, sed rate",
    [0, 12, 200, 110],
    [value("esr", "Sedimentation rate", "ईएसआर", "mm/h", men(0, 15, 18, 49), men(0, 20, 50), women(0, 20, 18, 49), women(0, 30, 50))],
  ),
  test(
    "reticulocyte-count",
    ["Reticulocyte count", "रेटिकुलोसाइट गणना"],
    "retic count, young red cells",
    [0, 24, 350, 220],
    [value("retic", "Reticulocytes", "रेटिकुलोसाइट", "%", all(0.5, 2.5, 18))],
  ),
  test(
    "blood-group",
    ["Blood group and Rh", "रक्त समूह और आरएच"],
    "ABO, blood type, Rh factor",
    [0, 12, 250, 150],
    [value("abo", "Blood group", "रक्त समूह"), value("rh", "Rh factor", "आरएच कारक")],
  ),
  test(
    "peripheral-smear",
    ["Peripheral blood smear", "रक्त की स्लाइड"],
    "PS, blood film, smear",
    [0, 24, 350, 220],
    [value("film", "Findings under the microscope", "सूक्ष्मदर्शी में क्या दिखा")],
  ),
  test(
    "iron-studies",
    ["Iron studies", "आयरन प्रोफ़ाइल"],
    "iron profile, anaemia profile, TIBC",
    [8, 24, 900, 549],
    [iron, bindingCapacity, value("transferrin-saturation", "Transferrin saturation", "ट्रांसफ़ेरिन संतृप्ति", "%", all(20, 50, 18)), ferritin],
    { prepare: noIron },
  ),
  test("ferritin", ["Ferritin", "फेरिटिन"], "iron stores, serum ferritin", [0, 24, 700, 449], [ferritin]),
  test(
    "prothrombin-time",
    ["Prothrombin time and INR", "प्रोथ्रोम्बिन समय और आईएनआर"],
    "PT, INR, clotting time",
    [0, 12, 450, 299],
    [value("pt", "Prothrombin time", "प्रोथ्रोम्बिन समय", "s", all(11, 13.5, 18)), value("inr", "INR", "आईएनआर", "{INR}", all(0.8, 1.1, 18))],
    {
      prepare: inBoth(
        "Tell the collector which blood thinner you take and when you took it last.",
        "बताएँ कि आप ख़ून पतला करने की कौन-सी दवा लेते हैं और पिछली बार कब ली।",
      ),
    },
  ),
  test(
    "partial-thromboplastin-time",
    ["Partial thromboplastin time", "एपीटीटी"],
    "aPTT, PTT",
    [0, 12, 500, 329],
    [value("aptt", "Partial thromboplastin time", "एपीटीटी", "s", all(25, 35, 18))],
  ),
  test(
    "d-dimer",
    ["D-dimer", "डी-डाइमर"],
    "clot marker, fibrin fragment",
    [0, 12, 1500, 999],
    [value("d-dimer", "D-dimer", "डी-डाइमर", "ug/mL{FEU}", all(null, 0.5, 18))],
    { needsPrescription: true },
  ),
];
