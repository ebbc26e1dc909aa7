import * as z from "zod/mini";
import { ListResults } from "#core/trackers/results/list-results.use-case.ts";
import { SaveResult } from "#core/trackers/results/save-result.use-case.ts";
import { RESULT_TOOLS } from "#core/trackers/results/saved-result.ts";
import { answerOf, endpoint, fields, nothing } from "#adapters/http-contract/endpoint.ts";
import { answer, faults, input } from "#adapters/http-contract/health/tool-answers.ts";
import { wrongInputText } from "#adapters/http-contract/health/wrong-input-text.ts";
import { aheadText, REFUSED_TEXTS } from "./tracker-answers.ts";
import { moment } from "./tracker-op.ts";
import type { HealthInput } from "#core/health/health-input.ts";
import type { MadeResult, SavedResult } from "#core/trackers/results/saved-result.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

/** Made on a device; results that were kept before ids were UUIDs have 32 letters alone. */
const id = z.string().check(z.regex(/^(?:[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/, "a UUID in small letters"));
const answers: Shape<HealthInput> = z.object({ answers: z.unknown() });
const made = (of: Shape<HealthInput>): Shape<MadeResult> => fields({ id, input: of, at: moment });
const saved: Shape<SavedResult> = fields({
  id: z.string(),
  tool: z.enum(RESULT_TOOLS),
  input: z.record(z.string(), z.unknown()),
  at: moment,
  answers: z.array(answer),
});

const saving = {
  method: "POST",
  in: "body",
  audience: "customer",
  response: saved,
  refusals: {
    "wrong-input": answerOf(400, "Bad request", faults, ({ faults: [first] }) => wrongInputText(first ?? null)),
    "no-consent": answerOf(403, "Please allow us to keep health data first."),
    "otherwise-sent": answerOf(409, REFUSED_TEXTS["otherwise-sent"]),
    ahead: answerOf(422, "Bad request", z.object({ at: moment }), ({ at }) => aheadText(at)),
    "too-old": answerOf(422, REFUSED_TEXTS["too-old"]),
    "answers-missing": answerOf(
      422,
      "Bad request",
      z.object({ missing: z.readonly(z.array(z.number())) }),
      ({ missing }) => `${missing.length} answers are missing.`,
    ),
  },
} as const;
const listing = { method: "GET", in: "query", audience: "customer", request: nothing, response: z.array(saved) } as const;

export const listBodyResults = endpoint(ListResults.body, { ...listing, path: "/bodyanalysistracker" });
export const saveBodyResult = endpoint(SaveResult.body, { ...saving, path: "/bodyanalysistracker", request: made(input) });
export const listPrakritiResults = endpoint(ListResults.prakriti, { ...listing, path: "/get/prakrititrackerbyuserid" });
export const savePrakritiResult = endpoint(SaveResult.prakriti, { ...saving, path: "/prakrititracker", request: made(answers) });
export const listStressResults = endpoint(ListResults.stress, { ...listing, path: "/stresstracker" });
export const saveStressResult = endpoint(SaveResult.stress, { ...saving, path: "/stresstracker", request: made(answers) });
