import type { Gender } from "#core/identity/customer.ts";
import type { MemberChangeRefused, MemberRefused } from "#core/account/family-member.ts";
import type { memberWords as english } from "#web/features/account/wording/members.ts";

type Problem = "needed" | "name" | "impossible-birthdate" | "consent-needed";

const refusals: Readonly<Record<(MemberRefused | MemberChangeRefused)["kind"], string>> = {
  "too-many-members": "आप ज़्यादा से ज़्यादा 10 सदस्य जोड़ सकते हैं।",
  "unknown-member": "यह सदस्य अब आपके परिवार में नहीं है। सदस्यों की सूची पर लौटें।",
  "impossible-birthdate": "यह जन्मतिथि सही नहीं हो सकती",
  "consent-needed": "18 साल से छोटे सदस्य के लिए अभिभावक की सहमति ज़रूरी है",
};

const problems: Readonly<Record<Problem, string>> = {
  needed: "कृपया इसे भरें",
  name: "केवल अक्षर और खाली जगह",
  "impossible-birthdate": refusals["impossible-birthdate"],
  "consent-needed": refusals["consent-needed"],
};

const genders: Readonly<Record<Gender, string>> = { female: "महिला", male: "पुरुष", other: "अन्य" };

const relations: Readonly<Record<string, string>> = {
  Husband: "पति",
  Wife: "पत्नी",
  Son: "बेटा",
  Daughter: "बेटी",
  Father: "पिता",
  Mother: "माँ",
  Brother: "भाई",
  Sister: "बहन",
  Grandfather: "दादा या नाना",
  Grandmother: "दादी या नानी",
  Other: "अन्य",
};

/** The people whom a customer cares for. */
export const memberWords: typeof english = {
  title: "मेरे सदस्य",
  lead: "वे लोग जिनके लिए आप बुकिंग और ऑर्डर करते हैं और रिकॉर्ड रखते हैं।",
  reading: "आपके सदस्य लाए जा रहे हैं",
  unavailable: "आपके सदस्य अभी दिखाए नहीं जा सके।",
  none: "अभी कोई सदस्य नहीं है",
  noneText: "जिनकी आप देखभाल करते हैं, उन्हें जोड़ें। फिर उनके लिए परामर्श या जाँच दो टैप में बुक हो जाती है।",
  add: "सदस्य जोड़ें",
  change: "सदस्य",
  said: { saved: "सदस्य सेव हो गया।", removed: "सदस्य हटा दिया गया।" },
  most: (most: number): string => `आपने ${most} सदस्य जोड़ लिए हैं, इससे ज़्यादा नहीं जुड़ सकते।`,
  unknown: "यह सदस्य आपके परिवार में नहीं है।",
  remove: "सदस्य हटाएँ",
  removing: "हटाया जा रहा है",
  removeAsk: (name: string): string => `${name} को हटाएँ?`,
  removeText: "आपके खाते में उनसे जुड़ी जानकारी भी हट जाएगी। आप उन्हें कभी भी दोबारा जोड़ सकते हैं।",
  notRemoved: "अभी हटाया नहीं जा सका। कृपया फिर कोशिश करें।",
  facts: (relation: string, years: number, gender: string): string => `${relation}, ${years} साल, ${gender}`,
  fields: {
    name: "पूरा नाम",
    relation: "आपसे रिश्ता",
    birthdate: "जन्मतिथि",
    gender: "लिंग",
    consent: "मैं माता-पिता या अभिभावक हूँ और इस बच्चे की जानकारी रखने की सहमति देता/देती हूँ",
  },
  chooseRelation: "चुनें",
  relation: (relation: string): string => relations[relation] ?? relation,
  genders,
  problem: (problem: Problem | null): string | null => (problem === null ? null : problems[problem]),
  refusal: (refusal: keyof typeof refusals | null): string | null => (refusal === null ? null : refusals[refusal]),
};
