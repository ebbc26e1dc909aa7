import * as z from "zod/mini";
import { inHindi } from "#adapters/http-contract/bilingual-text.ts";
import { fields } from "#adapters/http-contract/endpoint.ts";
import { rupees } from "#adapters/http-contract/scalars.ts";
import type { HealthPlanPage, HospitalPage } from "#core/content/care-page.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

const text = z.string();
const picture = ["image", z.nullable(text)] as const;
export const cardTexts = { title: text, text } as const;
const questionTexts = { question: text, answer: text } as const;
const hospitalTexts = { name: text, address: text, text } as const;
/** A plan's words on the wire. */
export const planTexts = { title: text, text, includes: ["include_list", z.array(text)] } as const;

export const planInHindi = inHindi(fields(planTexts));

const card = fields({ ...cardTexts, picture, hindi: inHindi(fields(cardTexts)) });
const question = fields({ ...questionTexts, hindi: inHindi(fields(questionTexts)) });

export const hospitalPage: Shape<HospitalPage> = fields({
  banner: card,
  departments: ["department_list", z.array(card)],
  hospitals: [
    "hospital_list",
    z.array(
      fields({
        id: ["_id", text],
        ...hospitalTexts,
        city: text,
        therapies: ["therapy_list", z.array(text)],
        picture,
        hindi: inHindi(fields(hospitalTexts)),
      }),
    ),
  ],
  questions: ["question_list", z.array(question)],
});

export const healthPlanPage: Shape<HealthPlanPage> = fields({
  banner: card,
  available: ["health_plan_available_list", z.array(card)],
  ecosystem: ["natural_healing_ecosystem_list", z.array(card)],
  plans: [
    "health_plan_list",
    z.array(
      fields({
        id: ["_id", text],
        ...planTexts,
        price: rupees,
        people: ["no_of_members", z.number()],
        consultations: z.int(),
        labPercent: ["lab_percent", z.int()],
        picture,
        hindi: planInHindi,
      }),
    ),
  ],
  questions: ["question_list", z.array(question)],
});
