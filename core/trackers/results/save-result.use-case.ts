import { indianDay } from "../../shared/indian-time.ts";
import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { momentRefusal } from "../moment-refusal.ts";
import { workOutResult } from "./work-out-result.ts";
import { makers } from "../../shared/use-case.ts";
import { Trackers } from "../trackers.port.ts";
import { SavedResults } from "./saved-results.port.ts";
import { WorkOut } from "../../health/work-out.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { WrongInput } from "../../health/health-input.ts";
import type { KeptTool } from "../../health/kept-results.port.ts";
import type { Result } from "../../shared/result.ts";
import type { MadeResult, SavedResult } from "./saved-result.ts";

/** Why a result is not kept; `ahead` tells the server's clock, in milliseconds since 1970. */
export type ResultRefusal =
  | { readonly kind: "no-consent" | "too-old" | "otherwise-sent" }
  | { readonly kind: "ahead"; readonly at: number }
  | { readonly kind: "answers-missing"; readonly missing: readonly number[] }
  | WrongInput;

/** Works a result out from its input and keeps it, once. Source: specification/trackers.md, Results of the tools. */
export type SaveResult = (customer: CustomerId, made: MadeResult) => Promise<Result<SavedResult, ResultRefusal>>;
export const SaveResult = {
  body: useCase<SaveResult>("trackers", "SaveBodyResult"),
  prakriti: useCase<SaveResult>("trackers", "SavePrakritiResult"),
  stress: useCase<SaveResult>("trackers", "SaveStressResult"),
} as const satisfies Record<KeptTool, unknown>;

type Needs = {
  readonly trackers: Pick<Trackers, "hasConsent">;
  readonly results: Pick<SavedResults, "save">;
  readonly workOut: WorkOut;
  readonly now: Clock;
};

export const makeSaveResult = makers(
  SaveResult,
  { trackers: Trackers, results: SavedResults, workOut: WorkOut, now: Clock },
  (tool) =>
    ({ trackers, results, workOut, now }: Needs): SaveResult =>
    async (customer, made) => {
      if (!(await trackers.hasConsent(customer))) return refused({ kind: "no-consent" });
      const at = now();
      const refusal = momentRefusal({ day: indianDay(made.at), end: made.at }, at);
      if (refusal !== null) return refused(refusal.kind === "ahead" ? { kind: "ahead", at } : { kind: "too-old" });
      const answers = await workOutResult(workOut, tool, made.input);
      if (answers.kind === "refused") return answers;
      const missing = missingIn(made.input["answers"]);
      if (missing.length > 0) return refused({ kind: "answers-missing", missing });
      const result: SavedResult = { ...made, tool, answers: answers.value };
      return (await results.save(customer, result, at)) === "saved" ? ok(result) : refused({ kind: "otherwise-sent" });
    },
);

const missingIn = (answers: unknown): readonly number[] =>
  Array.isArray(answers) ? answers.flatMap((answer: unknown, index) => (answer === null ? [index + 1] : [])) : [];
