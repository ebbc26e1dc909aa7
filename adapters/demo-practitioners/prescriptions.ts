import type { ItemDescription } from "#core/consultations/prescription/prescription.ts";
import type { HeldSchedule } from "#core/consultations/prescription/schedule.ts";
import type { PrescriptionToSign } from "#core/consultations/prescriptions/write-refusal.ts";

/** As it is written for the demo: its items begin so many days after it is signed. */
type DemoItem = Omit<ItemDescription, "start" | "nevertheless" | "ingredients"> &
  HeldSchedule & { readonly ingredients?: readonly string[] };
export type DemoPrescription = Omit<PrescriptionToSign, "items"> & { readonly items: readonly DemoItem[]; readonly daysAfter: number };

type WithoutIs = Omit<ItemDescription, "is" | "start" | "nevertheless" | "ingredients"> &
  HeldSchedule & { readonly ingredients?: readonly string[] };

export const drug = (item: WithoutIs): DemoItem => ({ ...item, is: "drug" });
export const task = (item: WithoutIs): DemoItem => ({ ...item, is: "task" });

const avipattikar = (dose: string) =>
  drug({
    key: "i1",
    name: "Avipattikar churna",
    details: { form: "Powder", dose, anupana: "Lukewarm water", pathya: "Ten minutes before the meal" },
    ingredients: [
      ...["Shunthi", "Maricha", "Pippali", "Haritaki", "Bibhitaki", "Amalaki", "Musta", "Vida lavana", "Vidanga", "Ela"],
      ...["Tejapatra", "Lavanga", "Trivrit", "Sharkara"],
    ],
    times: ["noon", "19:00"],
    days: 28,
  });

const guduchyadi = drug({
  key: "i2",
  name: "Guduchyadi kadha",
  details: {
    form: "Coarse powder, to be boiled",
    dose: "10 g in 160 ml of water, boiled down to 40 ml and strained",
    anupana: "Half a teaspoon of mishri, taken warm",
    pathya: "On an empty stomach; nothing else for half an hour",
  },
  ingredients: ["Guduchi", "Dhanyaka", "Nimba", "Padmaka", "Raktachandana"],
  times: ["morning"],
  days: 28,
});

const yashtimadhu = drug({
  key: "i3",
  name: "Yashtimadhu churna",
  details: { form: "Powder", dose: "2 g", anupana: "Half a cup of cool milk", pathya: "At bedtime, two hours after dinner" },
  ingredients: ["Yashtimadhu"],
  times: ["night"],
  days: 14,
});

const ashwagandha = drug({
  key: "i4",
  name: "Ashwagandha churna",
  details: { form: "Powder", dose: "3 g", anupana: "A cup of warm milk", pathya: "At bedtime" },
  ingredients: ["Ashwagandha"],
  times: ["night"],
  days: 30,
});

const shankha = drug({
  key: "i5",
  name: "Shankha bhasma",
  details: { form: "Powder", dose: "250 mg", anupana: "Two spoons of cool water", pathya: "When it burns, and not on an empty stomach" },
  ingredients: ["Shankha"],
  schedule: { kind: "as-needed", mostADay: 3, hoursApart: 4, days: 28 },
});

const acidity = {
  kind: "ayurveda",
  complaint: "Burning behind the breastbone after dinner for two months, with sour belching. Four cups of tea a day, dinner after ten.",
  findings:
    "Seen by video. Tongue coated at the back, abdomen soft by her own pressing. No trouble swallowing, no black stools, no loss of weight.",
  diagnosis: "Amlapitta",
  tests: "Haemoglobin, and H. pylori stool antigen if it is no better after four weeks.",
} as const;

/** By Dr. Meenakshi Rao, of ayurveda: the dose was too much, so that there is a second version. */
export const acidityPrescriptions: readonly DemoPrescription[] = [
  {
    ...acidity,
    daysAfter: 0,
    reason: null,
    advice:
      "Dinner before eight, and three hours between dinner and bed. Tea only after food, at most twice a day.\nMoong, rice, lauki, pomegranate and coconut water; for now no chillies, vinegar, curd at night or fried food.\nA slow walk of fifteen minutes after dinner.",
    followUp: "In two weeks. With vomiting, black stools, or pain that spreads to arm or jaw: to a hospital at once.",
    items: [avipattikar("3 g"), guduchyadi, yashtimadhu],
  },
  {
    ...acidity,
    daysAfter: 6,
    reason: "Loose stools with the full dose; the burning is less, sleep still breaks at three",
    findings: "By message after six days: burning on two evenings only. Loose stools twice a day since the third day, no fever.",
    advice:
      "Dinner before eight, and three hours between dinner and bed. Tea only after food, at most twice a day.\nMoong, rice, lauki, pomegranate and coconut water; for now no chillies, vinegar, curd at night or fried food.\nWarm milk and a dark room at ten. No screen in bed.",
    followUp: "By video in four weeks. Stop the churna and write if the stools stay loose for two days more.",
    items: [avipattikar("1.5 g"), guduchyadi, ashwagandha, shankha],
  },
];

const ONCE_A_DAY = ["07:00"];

/** By Ashwini Sathe, of yoga. */
export const neckPrescriptions: readonly DemoPrescription[] = [
  {
    kind: "yoga",
    daysAfter: 0,
    reason: null,
    complaint: "Stiff neck and shoulders by the afternoon, after seven hours at a laptop. Shallow breath when work is pressing.",
    findings:
      "Seen by video. Head held forward; turning to the left ends earlier than to the right. No numbness, no weakness of the hands.",
    diagnosis: "provisional: postural strain of the neck",
    advice:
      "Raise the screen to the height of the eyes. Stand up at each full hour. Practise slowly, on an empty stomach, and never into pain.",
    tests: "",
    followUp: "In three weeks, with a short video of the morning practice.",
    items: [
      task({
        key: "i1",
        name: "Marjaryasana, ten rounds with the breath",
        details: { minutes: "5", contraindications: "Wrists that hurt: then on fists" },
        times: ONCE_A_DAY,
        days: 21,
      }),
      task({
        key: "i2",
        name: "Bhujangasana, low, elbows on the floor",
        details: { minutes: "4", contraindications: "Heartburn, or a meal in the last three hours" },
        times: ONCE_A_DAY,
        days: 21,
      }),
      task({
        key: "i3",
        name: "Setu Bandhasana, held for five breaths, four times",
        details: { minutes: "5", contraindications: "Turning the head while the hips are raised" },
        times: ONCE_A_DAY,
        days: 21,
      }),
      task({
        key: "i4",
        name: "Nadi Shodhana, without holding the breath",
        details: { minutes: "7", contraindications: "Dizziness: stop then, and breathe as you like" },
        times: ["morning", "evening"],
        days: 21,
      }),
      task({ key: "i5", name: "Yoga Nidra, lying down, by the recording", details: { minutes: "15" }, times: ["night"], days: 21 }),
    ],
  },
];
