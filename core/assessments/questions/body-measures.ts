import { ask, when } from "./asking.ts";
import type { QuestionnaireItem } from "./questionnaire-item.ts";

/** Height and weight: what the health profile keeps too, by the same linkIds. */
export const heightAndWeight: readonly QuestionnaireItem[] = [
  ask.decimal("height", ["Your height", "आपकी ऊँचाई"], { range: { least: 50, most: 250 }, unit: "cm" }),
  ask.decimal("weight", ["Your weight", "आपका वज़न"], { range: { least: 10, most: 350 }, unit: "kg" }),
];

/** The blood pressure, where somebody knows it: what the health profile keeps too, by the same linkIds. */
export const bloodPressure: readonly QuestionnaireItem[] = [
  ask.yesOrNo("knows-blood-pressure", ["Do you know your blood pressure?", "क्या आपको अपना रक्तचाप पता है?"]),
  ask.whole("systolic", ["Upper value", "ऊपर का मान"], {
    range: { least: 60, most: 260 },
    unit: "mm[Hg]",
    conditions: [when.is("knows-blood-pressure", true)],
  }),
  ask.whole("diastolic", ["Lower value", "नीचे का मान"], {
    range: { least: 30, most: 160 },
    unit: "mm[Hg]",
    conditions: [when.is("knows-blood-pressure", true)],
  }),
];
