import { drug, task } from "./prescriptions.ts";
import type { DemoPrescription } from "./prescriptions.ts";

/** By Dr. Sarita Gupta, of homeopathy: a dose a week four times over, one on alternate days, and one for the bad hours. */
export const rhinitisPrescriptions: readonly DemoPrescription[] = [
  {
    kind: "homeopathy",
    daysAfter: 0,
    reason: null,
    complaint: "Sneezing in fits on waking, a running nose until ten, itching eyes. Worse in dust and when the weather turns.",
    findings: "Heard by phone. Watery and burning from the nose, bland from the eyes. No fever, no wheezing, no pain over the sinuses.",
    diagnosis: "Allergic rhinitis",
    advice:
      "Wash the nose with lukewarm salt water morning and evening. A damp cloth instead of a broom. No coffee and no raw onion within an hour of a dose.",
    tests: "Eosinophil count if it is no better after a month.",
    followUp: "In four weeks. With wheezing, fever, or pain in the face: earlier.",
    items: [
      drug({
        key: "i1",
        name: "Sulphur",
        details: { potency: "200C", form: "Globules, four on the tongue", repetition: "One dose on an empty stomach" },
        schedule: {
          kind: "planned",
          rhythm: { kind: "every", days: 7 },
          times: ["07:00"],
          lasts: { kind: "doses", doses: 4 },
        },
        ingredients: ["Sulphur"],
      }),
      drug({
        key: "i2",
        name: "Arsenicum album",
        details: { potency: "30C", form: "Globules, four on the tongue" },
        schedule: {
          kind: "planned",
          rhythm: { kind: "every", days: 2 },
          times: ["morning", "night"],
          lasts: { kind: "days", days: 28 },
        },
        ingredients: ["Arsenicum album"],
      }),
      drug({
        key: "i3",
        name: "Allium cepa",
        details: { potency: "30C", form: "Globules, four on the tongue", repetition: "When the sneezing comes in fits" },
        schedule: { kind: "as-needed", mostADay: 4, hoursApart: 2, days: 28 },
        ingredients: ["Allium cepa"],
      }),
    ],
  },
];

/** By Dr. Nazneen Contractor, of physiotherapy: on certain weekdays, in steps, so many times, and cold when it is needed. */
export const kneePrescriptions: readonly DemoPrescription[] = [
  {
    kind: "physiotherapy",
    daysAfter: 0,
    reason: null,
    complaint: "Pain in front of the right knee on stairs, for six weeks, since walking downhill with a load.",
    findings:
      "Seen by video. No swelling. Squatting to half depth hurts; the kneecap glides outward. The hip gives way sideways on one leg.",
    diagnosis: "provisional: patellofemoral pain, right",
    advice:
      "Stairs one at a time, and down with the right leg first, for two weeks. Shoes with a firm heel. Pain up to 3 of 10 is allowed.",
    tests: "",
    followUp: "In three weeks, with the step test on video.",
    items: [
      task({
        key: "i1",
        name: "Straight leg raise, lying",
        details: { sets: "3", repetitions: "10", hold: "5 seconds", redFlags: "pain in the back or down the leg" },
        schedule: {
          kind: "planned",
          rhythm: { kind: "weekdays", weekdays: ["monday", "wednesday", "friday"] },
          times: ["morning", "evening"],
          lasts: { kind: "days", days: 42 },
        },
      }),
      task({
        key: "i2",
        name: "Walk on the flat",
        details: { redFlags: "the knee swells or gives way" },
        schedule: {
          kind: "taper",
          steps: [
            { days: 7, dose: "10 minutes", times: ["evening"] },
            { days: 7, dose: "20 minutes", times: ["evening"] },
            { days: 14, dose: "20 minutes, twice", times: ["07:00", "evening"] },
          ],
        },
      }),
      task({
        key: "i3",
        name: "Side steps with a band above the knees",
        details: { sets: "2", repetitions: "12" },
        schedule: {
          kind: "planned",
          rhythm: { kind: "daily" },
          times: ["19:30"],
          lasts: { kind: "doses", doses: 20 },
        },
      }),
      task({
        key: "i4",
        name: "Cold pack in a towel, ten minutes",
        details: { redFlags: "the skin turns white" },
        schedule: { kind: "as-needed", mostADay: 4, hoursApart: 2, days: 21 },
      }),
    ],
  },
];

/** By Dr. Farid Ansari, of unani: less in each step, and something for the nights that hurt. */
export const jointPrescriptions: readonly DemoPrescription[] = [
  {
    kind: "unani",
    daysAfter: 0,
    reason: null,
    complaint: "Stiff fingers for half an hour each morning, since the cold set in. The thumbs ache after wringing clothes.",
    findings: "Seen by video. Both thumb bases thickened; a full fist is possible. No redness, no warmth, no fever.",
    diagnosis: "Waja-ul-mafasil barid",
    advice: "Warm water for the hands on waking. Wring nothing for two weeks; a jar opener instead of the thumb.",
    tests: "ESR and uric acid.",
    followUp: "In two weeks, by phone.",
    items: [
      drug({
        key: "i1",
        name: "Habb-e-Suranjan",
        details: {
          temperament: "Barid",
          form: "Pills",
          badraqa: "Lukewarm water, after food",
          avoidance: "Curd, rice at night, cold drinks",
        },
        schedule: {
          kind: "taper",
          steps: [
            { days: 5, dose: "2 pills", times: ["morning", "night"] },
            { days: 5, dose: "1 pill", times: ["morning", "night"] },
            { days: 5, dose: "1 pill", times: ["night"] },
          ],
        },
        ingredients: ["Suranjan shirin", "Sibr zard", "Halela zard"],
      }),
      drug({
        key: "i2",
        name: "Roghan-e-Surkh",
        details: { form: "Oil, to be rubbed in warm", avoidance: "Broken skin" },
        schedule: { kind: "as-needed", mostADay: 3, hoursApart: 4, days: 30 },
        ingredients: ["Majeeth", "Roghan kunjad"],
      }),
    ],
  },
];
