import { TELE_MANAS } from "#core/shared/helplines.ts";
import type { Facts } from "#web/design/phrase.ts";
import type { Therapy } from "#core/consultations/therapies/therapy.ts";

type TherapyText = { readonly what: string; readonly expect: string; readonly not: string };

/** What each therapy is, what to expect of it and what it does not do. */
export const therapyPhrases = {
  title: "Therapies",
  lead: "What each is, what to expect, what it does not do, and who practises it here.",
  description: "The nine kinds of therapy here: what each is, what to expect, what it does not do, and who practises it.",
  what: "What it is",
  expect: "What to expect",
  not: "What it does not do",
  who: "Who practises it",
  practise: {
    one: ({ count }: Facts<"count">) => `${count} practises it here`,
    other: ({ count }: Facts<"count">) => `${count} practise it here`,
  },
  nobody: "Nobody practises it here right now.",
  see: ({ therapy }: Facts<"therapy">) => `About ${therapy}`,
  all: ({ therapy }: Facts<"therapy">) => `All ${therapy} practitioners`,
  others: "Other therapies",
  unknown: "We can't find this therapy",
  unknownText: "These are the ones practised here.",
  emergency: `No therapy here is for emergencies: call 112. If life feels too heavy, Tele-MANAS listens at ${TELE_MANAS}, free, day and night.`,
  therapies: {
    ayurveda: {
      what: "India's classical system of medicine. It looks at digestion, sleep, season and habit, and uses diet, routine, herbs and preparations from its own pharmacopoeia.",
      expect:
        "Many questions about ordinary days, and a look at the tongue. Then a written plan: medicines with dose, what to eat, and when to talk again.",
      not: "It does not replace surgery, insulin or care in an emergency. Some preparations do not go with other medicines: say what you take.",
    },
    homeopathy: {
      what: "A system that chooses one highly diluted remedy by the whole of someone's complaints. It has its own council and degree in India.",
      expect:
        "A long first talk about what makes it better or worse. Remedies are few and small, and a second talk follows after some weeks.",
      not: "Evidence for it is disputed. It is no reason to stop a medicine that another doctor gave, or to wait with an infection or a lump.",
    },
    yoga: {
      what: "Postures, breathing and rest, taught for a person and what troubles them.",
      expect: "You practise during the session. Afterwards you have a short sequence with minutes for each part, and what to leave out.",
      not: "No medicines are given, and nothing is diagnosed. Tell the teacher first of injuries, high blood pressure or a pregnancy.",
    },
    physiotherapy: {
      what: "Examination of movement, and exercises against pain, stiffness and weakness, also after operations.",
      expect:
        "You move in front of the camera. You get a few exercises with sets, repetitions and holding times, and signs at which to stop.",
      not: "No medicines are given. Numbness, loss of bladder control or a fresh fall need a hospital first.",
    },
    nutrition: {
      what: "Advice on food for a person's health, kitchen and purse.",
      expect: "You say what you ate yesterday. The plan names meals, amounts and what to change first.",
      not: "It gives no medicines and cures no disease. With diabetes or kidney disease, your doctor must know about the plan.",
    },
    siddha: {
      what: "The classical medicine of Tamil country, with its own texts, herbs and mineral preparations.",
      expect: "Questions about pulse, tongue, sleep and bowels. Then medicines with what to take them with, and a diet.",
      not: "It is not for emergencies. Mineral preparations must come from a licensed maker; ask for the name on the label.",
    },
    unani: {
      what: "Greco-Arab medicine as it has grown in India. It works with temperament, food, regimen and compound remedies.",
      expect: "Questions about temperament, sleep and digestion. Then remedies with what to take them with and what to avoid.",
      not: "It does not replace urgent care or an operation that is needed. Say which other medicines you take.",
    },
    naturopathy: {
      what: "Treatment by food, water, sun, rest and movement, without medicines.",
      expect: "A look at an ordinary week. The plan changes one thing at a time and is checked after two weeks.",
      not: "Don't try long fasts alone. It does not replace medicines for blood pressure or diabetes.",
    },
    chiropractic: {
      what: "Assessment of spine, joints and posture. In a clinic joints are also moved by hand.",
      expect: "Online you get an assessment, exercises and advice on sitting and lifting. Treatment by hand is possible only in a clinic.",
      not: "It is not for fractures, osteoporosis, numb legs or strokes. No law in India registers it: look at the degree.",
    },
  } satisfies Record<Therapy, TherapyText>,
};
