import * as z from "zod/mini";
import { memberId } from "#core/account/family-member.ts";
import { assessmentId } from "#core/assessments/answering/assessment.ts";
import { ASSESSMENT_STATES } from "#core/assessments/answering/assessment-step.ts";
import { ListAssessments } from "#core/assessments/answering/list-assessments.use-case.ts";
import { SaveAssessment } from "#core/assessments/answering/save-assessment.use-case.ts";
import { ShowAssessment } from "#core/assessments/answering/show-assessment.use-case.ts";
import { ShowCompleteness } from "#core/assessments/answering/show-completeness.use-case.ts";
import { StopAssessment } from "#core/assessments/answering/stop-assessment.use-case.ts";
import { ASSESSMENT_KINDS } from "#core/assessments/questions/worded-questionnaire.ts";
import { payableId } from "#core/ledger/entry.ts";
import { answerOf, endpoint, fields, nothing, only, wire } from "#adapters/http-contract/endpoint.ts";
import { idOf, instant, orNull } from "#adapters/http-contract/scalars.ts";
import { completeness, inBoth, keptAnswer, questionnaireItem, sentAnswer, step } from "./assessment-answers.ts";
import type { SentAssessment } from "#core/assessments/answering/save-assessment.use-case.ts";
import type { AssessmentQuery } from "#core/assessments/answering/show-assessment.use-case.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

/** More answers than any questionnaire has questions. */
const MOST_ANSWERS = 200;
const id = idOf(assessmentId);
const kind = z.enum(ASSESSMENT_KINDS);
const place = { kind, member: ["member_id", z.nullable(idOf(memberId))], booking: ["booking_id", z.nullable(idOf(payableId))] } as const;
const linkIds = z.array(z.string());

const notFound = { "not-found": answerOf(404, "Not found") } as const;

const sent: Shape<SentAssessment> = wire(
  z.object({
    booking_id: z.optional(z.nullable(idOf(payableId))),
    member_id: z.optional(z.nullable(idOf(memberId))),
    version: z.int(),
    answers: z._default(z.array(sentAnswer).check(z.maxLength(MOST_ANSWERS)), []),
    complete: z._default(z.boolean(), false),
  }),
  ({ booking_id: booking = null, member_id: member = null, ...rest }) => ({ ...rest, booking, member }),
  ({ booking, member, answers, ...rest }) => ({ ...rest, answers: [...answers], booking_id: booking, member_id: member }),
);

const saving = {
  method: "POST",
  in: "body",
  audience: "customer",
  request: sent,
  response: fields({ id: ["_id", id], state: z.enum(ASSESSMENT_STATES), completeness, answers: z.array(keptAnswer) }),
  refusals: {
    ...notFound,
    "wrong-answers": answerOf(
      400,
      "Bad request",
      fields({ questions: ["answers", linkIds] }),
      ({ questions }) => `These are no answers to: ${questions.join(", ")}.`,
    ),
    "consent-needed": answerOf(403, "Please allow us to keep health data first."),
    "other-version": answerOf(409, "These questions have changed. Please open them again.", fields({ version: z.int() })),
    incomplete: answerOf(422, "Answers are missing.", fields({ missing: linkIds }), ({ missing: { length } }) =>
      length === 1 ? "1 answer is missing." : `${length} answers are missing.`,
    ),
  },
} as const;

export const saveAyurvedaAssessment = endpoint(SaveAssessment.ayurveda, { ...saving, path: "/add/l2assessment/ayurveda" });
export const saveNutritionAssessment = endpoint(SaveAssessment.nutrition, { ...saving, path: "/add/l2assessment/nutrition" });
export const saveHomeopathyAssessment = endpoint(SaveAssessment.homeopathy, { ...saving, path: "/add/l2assessment/homeopathy" });
export const saveYogaAssessment = endpoint(SaveAssessment.yoga, { ...saving, path: "/add/l2assessment/yoga" });
export const savePhysioAssessment = endpoint(SaveAssessment.physio, { ...saving, path: "/add/l2assessment/physio" });
export const saveSiddhaAssessment = endpoint(SaveAssessment.siddha, { ...saving, path: "/add/l2assessment/siddha" });
export const saveUnaniAssessment = endpoint(SaveAssessment.unani, { ...saving, path: "/add/l2assessment/unani" });
export const saveDefaultAssessment = endpoint(SaveAssessment.default, { ...saving, path: "/add/l2assessment/default" });

/** By an id, or else by a kind. */
const query: Shape<AssessmentQuery> = z.codec(
  z.object({ id: orNull(id), kind: orNull(kind), booking_id: orNull(idOf(payableId)), member_id: orNull(idOf(memberId)) }),
  z.custom<AssessmentQuery>(),
  {
    decode(given, { issues }): AssessmentQuery {
      if (given.id !== null) return { by: "id", id: given.id };
      if (given.kind !== null) return { by: "place", kind: given.kind, booking: given.booking_id, member: given.member_id };
      issues.push({ code: "custom", input: given, message: "an id or a kind", path: ["kind"] });
      return z.NEVER;
    },
    encode: (one) =>
      one.by === "id"
        ? { id: one.id, kind: null, booking_id: null, member_id: null }
        : { id: null, kind: one.kind, booking_id: one.booking, member_id: one.member },
  },
);

export const showAssessment = endpoint(ShowAssessment, {
  method: "GET",
  path: "/get/l2assessment",
  in: "query",
  audience: "customer",
  request: query,
  response: fields({
    ...place,
    id: ["_id", z.nullable(id)],
    state: z.nullable(z.enum(ASSESSMENT_STATES)),
    version: z.int(),
    title: inBoth,
    items: ["item", z.array(questionnaireItem)],
    answers: z.array(keptAnswer),
    offered: z.array(keptAnswer),
    steps: z.array(step),
    completeness,
    consent: z.boolean(),
  }),
  refusals: notFound,
});

export const listAssessments = endpoint(ListAssessments, {
  method: "GET",
  path: "/get/l2assessments",
  in: "query",
  audience: "customer",
  request: nothing,
  response: only(
    "assessments",
    z.array(
      fields({
        ...place,
        id: ["_id", id],
        version: z.int(),
        state: z.enum(ASSESSMENT_STATES),
        percent: z.int(),
        begunAt: ["begun_at", instant],
        completedAt: ["completed_at", z.nullable(instant)],
      }),
    ),
  ),
});

export const showCompleteness = endpoint(ShowCompleteness, {
  method: "GET",
  path: "/get/assessmentcompleteness",
  in: "query",
  audience: "customer",
  request: only("id", id),
  response: completeness,
  refusals: notFound,
});

export const stopAssessment = endpoint(StopAssessment, {
  method: "POST",
  path: "/stop/l2assessment",
  in: "body",
  audience: "customer",
  request: only("id", id),
  response: z.null(),
  refusals: { ...notFound, "is-complete": answerOf(409, "This assessment is complete.") },
});
