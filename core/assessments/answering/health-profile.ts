import { ask } from "../questions/asking.ts";
import { bloodPressure, heightAndWeight } from "../questions/body-measures.ts";
import { history } from "../questions/common-groups.ts";
import { allItems, questionnaireOfItems } from "../questions/worded-questionnaire.ts";
import { answerFits } from "./answer-fits.ts";
import { newestAnswers } from "./newest-answers.ts";
import type { MemberId } from "../../account/family-member.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { NumberedAnswer } from "./assessment.ts";
import type { QuestionnaireItem } from "../questions/questionnaire-item.ts";

/**
 * What stays known of a patient's health. `member` null: the customer is the patient. `answers`: the newest to each of its questions, none
 * of which has to be answered. Source: specification/assessments.md, Health profile.
 */
export type HealthProfile = {
  readonly customer: CustomerId;
  readonly member: MemberId | null;
  readonly answers: readonly NumberedAnswer[];
};

/** The parts of a health profile: a page each. */
export const PROFILE_PARTS = ["conditions", "measures"] as const;
export type ProfilePart = (typeof PROFILE_PARTS)[number];

/** The questions of each part. Assessments ask them too, by the same linkIds. Source: specification/assessments.md, Health profile. */
export const PROFILE_GROUPS: Readonly<Record<ProfilePart, QuestionnaireItem>> = {
  conditions: history,
  measures: ask.group("measures", ["Height, weight and blood pressure", "ऊँचाई, वज़न और रक्तचाप"], [...heightAndWeight, ...bloodPressure]),
};

const ITEMS: readonly QuestionnaireItem[] = PROFILE_PARTS.map((part) => PROFILE_GROUPS[part]);

/** Everything that a health profile asks, and by what its answers are judged. */
export const PROFILE_QUESTIONS = { items: ITEMS, questionnaire: questionnaireOfItems(ITEMS) } as const;

const BY_ID = new Map(allItems(ITEMS).map((item) => [item.linkId, item]));

/**
 * A profile's answers after an assessment was answered: what both ask is the newest of the two. null: nothing is new. What does not fit the
 * profile's question, as an answer to a former version, stays out. Source: specification/assessments.md, Health profile.
 */
export function profileAfter(before: readonly NumberedAnswer[], answers: readonly NumberedAnswer[]): readonly NumberedAnswer[] | null {
  const known = new Map(before.map(({ linkId, n }) => [linkId, n]));
  const news = answers.filter(({ linkId, values, n }) => {
    const item = BY_ID.get(linkId);
    return item !== undefined && answerFits(item, values) && n > (known.get(linkId) ?? 0);
  });
  const after = news.length === 0 ? null : newestAnswers(before, PROFILE_QUESTIONS, news);
  return after?.kind === "ok" ? after.value.answers : null;
}

/** By which questionnaires ask what somebody comes for. */
const COMPLAINT_QUESTION = "complaint-text";

/**
 * What somebody wrote when they booked, as an answer to what they come for; `n`: when they wrote it, in milliseconds since 1970. None where
 * nothing was written, it does not fit, or the question was answered already. Source: specification/assessments.md, Health profile.
 */
export function offeredComplaint(
  written: { readonly text: string; readonly n: number } | null,
  { items, answers }: { readonly items: readonly QuestionnaireItem[]; readonly answers: readonly NumberedAnswer[] },
): readonly NumberedAnswer[] {
  const item = allItems(items).find(({ linkId }) => linkId === COMPLAINT_QUESTION);
  if (written === null || item === undefined || answers.some(({ linkId }) => linkId === COMPLAINT_QUESTION)) return [];
  const answer = { linkId: COMPLAINT_QUESTION, values: [written.text], n: written.n };
  return answerFits(item, answer.values) ? [answer] : [];
}

/**
 * What a profile offers an assessment that asks `items`: its answers to the same questions that are newer than those there.
 * Source: specification/assessments.md, Health profile.
 */
export function offeredAnswers(
  profile: readonly NumberedAnswer[],
  { items, answers }: { readonly items: readonly QuestionnaireItem[]; readonly answers: readonly NumberedAnswer[] },
): readonly NumberedAnswer[] {
  const requested = new Map(allItems(items).map((item) => [item.linkId, item]));
  const own = new Map(answers.map(({ linkId, n }) => [linkId, n]));
  return profile.filter(({ linkId, values, n }) => {
    const item = requested.get(linkId);
    return item !== undefined && answerFits(item, values) && n > (own.get(linkId) ?? 0);
  });
}
