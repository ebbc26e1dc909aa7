import * as z from "zod";
import { fields } from "#adapters/http-contract/endpoint.ts";
import { rupees } from "#adapters/http-contract/scalars.ts";
import type { HealthPlanPage, HospitalPage } from "#core/content/care-page.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

const text = z.string();
const picture = ["image", z.nullable(text)] as const;
const card = fields({ title: text, text, picture });
const question = fields({ question: text, answer: text });

export const hospitalPage: Shape<HospitalPage> = fields({
  banner: card,
  departments: ["department_list", z.array(card)],
  hospitals: [
    "hospital_list",
    z.array(
      fields({ id: ["_id", text], name: text, city: text, address: text, text, therapies: ["therapy_list", z.array(text)], picture }),
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
        title: text,
        text,
        price: rupees,
        people: ["no_of_members", z.number()],
        includes: ["include_list", z.array(text)],
        consultations: z.number().int(),
        labPercent: ["lab_percent", z.number().int()],
        picture,
      }),
    ),
  ],
  questions: ["question_list", z.array(question)],
});
