import * as z from "zod/mini";
import { memberId } from "#core/account/family-member.ts";
import { SaveHealthProfile } from "#core/assessments/profile/save-health-profile.use-case.ts";
import { ShowHealthProfile } from "#core/assessments/profile/show-health-profile.use-case.ts";
import { answerOf, endpoint, fields, only, wire } from "#adapters/http-contract/endpoint.ts";
import { idOf, orNull } from "#adapters/http-contract/scalars.ts";
import { keptAnswer, questionnaireItem, sentAnswer } from "./assessment-answers.ts";
import type { SentHealthProfile } from "#core/assessments/profile/save-health-profile.use-case.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

/** More answers than a health profile has questions. */
const MOST_ANSWERS = 50;
const member = idOf(memberId);
const notFound = { "not-found": answerOf(404, "Not found") } as const;

export const showHealthProfile = endpoint(ShowHealthProfile, {
  method: "GET",
  path: "/get/healthprofile",
  in: "query",
  audience: "customer",
  request: only("member_id", orNull(member)),
  response: fields({
    member: ["member_id", z.nullable(member)],
    groups: fields({ conditions: questionnaireItem, measures: questionnaireItem }),
    answers: z.array(keptAnswer),
    consent: z.boolean(),
  }),
  refusals: notFound,
});

const sent: Shape<SentHealthProfile> = wire(
  z.object({ member_id: z.optional(z.nullable(member)), answers: z._default(z.array(sentAnswer).check(z.maxLength(MOST_ANSWERS)), []) }),
  ({ member_id: given = null, answers }) => ({ member: given, answers }),
  ({ member: given, answers }) => ({ member_id: given, answers: [...answers] }),
);

export const saveHealthProfile = endpoint(SaveHealthProfile, {
  method: "POST",
  path: "/add/healthprofile",
  in: "body",
  audience: "customer",
  request: sent,
  response: only("answers", z.array(keptAnswer)),
  refusals: {
    ...notFound,
    "wrong-answers": answerOf(
      400,
      "Bad request",
      fields({ questions: ["answers", z.array(z.string())] }),
      ({ questions }) => `These are no answers to: ${questions.join(", ")}.`,
    ),
    "consent-needed": answerOf(403, "Please allow us to keep health data first."),
  },
});
