import { mind, mindQuestions } from "../../health/tools/mind.ts";
import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { maker } from "../../shared/use-case.ts";
import { Trackers } from "../trackers.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import { MindAnswers } from "./mind-answers.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { InputFault, WrongInput } from "../../health/health-input.ts";
import type { MindAnswer, MindCategory } from "../../health/tools/mind.ts";
import type { Result } from "../../shared/result.ts";
import type { SentMindAnswer } from "./mind-answers.port.ts";

/** Answers of one category; those that are not sent stay as they are. */
export type SentMindAnswers = { readonly category: MindCategory; readonly answers: readonly SentMindAnswer[] };
export type MindRefusal = { readonly kind: "no-consent" } | WrongInput;

/**
 * Keeps answers, each on its own, and tells where the category stands now. A question that is strange or comes twice is refused. Source:
 * specification/wellness.md, Calls.
 */
export type SaveMindAnswers = (customer: CustomerId, sent: SentMindAnswers) => Promise<Result<MindAnswer, MindRefusal>>;
export const SaveMindAnswers = useCase<SaveMindAnswers>("trackers", "SaveMindAnswers");

type Needs = { readonly mind: MindAnswers; readonly trackers: Pick<Trackers, "hasConsent">; readonly now: Clock };

export const makeSaveMindAnswers = maker(
  SaveMindAnswers,
  { trackers: Trackers, now: Clock, mind: MindAnswers },
  ({ mind: stored, trackers, now }: Needs) =>
    async (customer, { category, answers }) => {
      const faults = faultsIn(category, answers);
      if (faults.length > 0) return refused({ kind: "wrong-input", faults });
      if (!(await trackers.hasConsent(customer))) return refused({ kind: "no-consent" });
      if (answers.length > 0) await stored.save(customer, answers, now());
      const ofCategory = new Set(mindQuestions(category));
      const all = (await stored.listOf(customer)).filter(({ questionId }) => ofCategory.has(questionId));
      return ok(mind({ category, answers: new Map(all.map(({ questionId, answer }) => [questionId, answer])) }));
    },
);

function faultsIn(category: MindCategory, answers: readonly SentMindAnswer[]): readonly InputFault[] {
  const known = mindQuestions(category);
  const ids = answers.map(({ questionId }) => questionId);
  return ids.flatMap((id, index) =>
    known.includes(id) && ids.indexOf(id) === index
      ? []
      : [{ path: `answers[${index}].questionId`, expected: "the id of a question of the category, once" }],
  );
}
