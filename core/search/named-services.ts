import { searchedWords, wordsOf } from "./search-words.ts";
import { soundOf } from "./sound.ts";

/** What is no ware but may be meant in the shop's search. `words`: by which to look for it there; empty: nothing more is said. */
export type NamedService = { readonly kind: "lab-tests" | "practitioners"; readonly words: string };

/** Words that say that a laboratory's test is meant, in either language and script. */
const OF_TESTS = `test, tests, lab, labs, laboratory, pathology, diagnostic, diagnostics, checkup, checkups, check up, health check, blood report, blood sample, janch, jaanch, jaach,
  cbc, esr, tsh, hba1c, lft, kft, lipid profile, thyroid profile, liver function, kidney function, x ray, ultrasound,
  टेस्ट, जांच, जाँच, लैब, पैथोलॉजी, चेकअप, चेक अप, सीबीसी, टीएसएच`;

/** Words that say that a practitioner is meant: before the colon stand the words by which the directory finds them. */
const OF_PRACTITIONERS = `
: doctor, doctors, dr, daktar, docter, doktor, physician, practitioner, practitioners, specialist, consultation, consult, appointment, appointments, opd, clinic, chikitsak, vishesagya, visheshagya, paramarsh, doctor se baat,
  डॉक्टर, डाक्टर, चिकित्सक, विशेषज्ञ, वैद्यकीय, परामर्श, अपॉइंटमेंट, क्लिनिक
ayurveda: vaidya, vaid, vaidji, vaidhya, ayurvedacharya, वैद्य, वैद्यजी, आयुर्वेदाचार्य
homeopathy: homeopath, homoeopath, होम्योपैथ
unani: hakim, hakeem, हकीम
physiotherapy: physiotherapist, physio, फिजियो, फिजियोथेरेपिस्ट
nutrition: nutritionist, dietician, dietitian, डाइटिशियन, न्यूट्रिशनिस्ट
naturopathy: naturopath
chiropractic: chiropractor
joint: orthopaedic, orthopedic, orthopaedist, orthopedist, rheumatologist
heart: cardiologist
stress: psychologist, psychiatrist, counsellor, counselor
oral: dentist
eye: ophthalmologist, eye specialist
kidney: nephrologist, urologist
liver: hepatologist
digestion: gastroenterologist
cough: pulmonologist, chest physician
thyroid: endocrinologist
diabetes: diabetologist
hair: trichologist
skin: dermatologist, skin specialist, charm rog visheshagya, चर्म रोग विशेषज्ञ, त्वचा रोग विशेषज्ञ
womens: gynecologist, gynaecologist, gynec, lady doctor, stri rog visheshagya, स्त्री रोग विशेषज्ञ
children: pediatrician, paediatrician, child specialist, बाल रोग विशेषज्ञ
`;

/** The most words that a name of a service has. */
const LONGEST = 4;
/** A sound that is shorter says too little. */
const SOUND_FROM = 3;

const tests = namesIn(`:${OF_TESTS}`);
const practitioners = namesIn(OF_PRACTITIONERS);

/**
 * Tests of a laboratory and practitioners, where a typed text says that one is meant beside or instead of wares. Source:
 * specification/search.md, What is not sold.
 */
export function namedServices(typed: string): readonly NamedService[] {
  const words = wordsOf(typed);
  const meantPeople = found(words, practitioners);
  return [
    ...(found(words, tests).some(({ isName }) => isName) ? [{ kind: "lab-tests", words: typed.trim() } as const] : []),
    ...(meantPeople.some(({ isName }) => isName)
      ? [{ kind: "practitioners", words: searchedWords(meantPeople.map(({ text }) => text).join(" ")).join(" ") } as const]
      : []),
  ];
}

/** The words of a text, in which each name is replaced by what it leads to. */
function found(
  words: readonly string[],
  names: ReadonlyMap<string, string>,
): readonly { readonly text: string; readonly isName: boolean }[] {
  const parts: { readonly text: string; readonly isName: boolean }[] = [];
  for (let from = 0; from < words.length; ) {
    const lengths = Array.from({ length: Math.min(LONGEST, words.length - from) }, (_, nth) => nth + 1).reverse();
    const length = lengths.find((count) => named(names, words.slice(from, from + count)) !== undefined);
    const text = length === undefined ? words[from] : named(names, words.slice(from, from + length));
    parts.push({ text: text ?? "", isName: length !== undefined });
    from += length ?? 1;
  }
  return parts;
}

function named(names: ReadonlyMap<string, string>, words: readonly string[]): string | undefined {
  const name = words.join("");
  const sound = soundOf(name);
  return names.get(name) ?? (sound.length < SOUND_FROM ? undefined : names.get(`/${sound}`));
}

/** Names as they are written, without spaces, and, behind a slash, as they sound, with what they lead to. */
function namesIn(rows: string): ReadonlyMap<string, string> {
  const read = rows
    .trim()
    .replaceAll(/\n +/g, " ")
    .split("\n")
    .flatMap((row) => {
      const [meant = "", names = ""] = row.split(":");
      return names.split(",").map((name) => ({ name: wordsOf(name).join(""), meant: meant.trim() }));
    });
  const sounding = read.map(({ name, meant }) => [soundOf(name), meant] as const).filter(([sound]) => sound.length >= SOUND_FROM);
  return new Map([
    ...sounding.map(([sound, meant]) => [`/${sound}`, meant] as const),
    ...read.map(({ name, meant }) => [name, meant] as const),
  ]);
}
