import { ok } from "../shared/result.ts";
import { useCase } from "../shared/token.ts";
import { maker } from "../shared/use-case.ts";
import { WorkOut } from "./work-out.port.ts";
import type { Result } from "../shared/result.ts";
import type { HealthAnswer } from "./health-answer.ts";
import type { HealthInput, WrongInput } from "./health-input.ts";

/** The body mass index. For anybody; nothing is kept or logged. Source: specification/health-tools.md, Calls. */
export type CalculateBmi = (input: HealthInput) => Promise<Result<HealthAnswer, WrongInput>>;
export const CalculateBmi = useCase<CalculateBmi>("health", "CalculateBmi");

/** The share of fat, likewise. */
export type CalculateFat = CalculateBmi;
export const CalculateFat = useCase<CalculateFat>("health", "CalculateFat");

/** `waist` null: no waist was given. */
export type BodyAnalysis = { readonly bmi: HealthAnswer; readonly fat: HealthAnswer; readonly waist: HealthAnswer | null };

/** Both and the waist, likewise. */
export type CalculateBmiAndFat = (input: HealthInput) => Promise<Result<BodyAnalysis, WrongInput>>;
export const CalculateBmiAndFat = useCase<CalculateBmiAndFat>("health", "CalculateBmiAndFat");

export const makeCalculateBmi = maker(
  CalculateBmi,
  { workOut: WorkOut },
  ({ workOut }) =>
    (input) =>
      workOut({ ...input, tool: "bmi" }),
);

export const makeCalculateFat = maker(
  CalculateFat,
  { workOut: WorkOut },
  ({ workOut }) =>
    (input) =>
      workOut({ ...input, tool: "fat" }),
);

export const makeCalculateBmiAndFat = maker(CalculateBmiAndFat, { workOut: WorkOut }, ({ workOut }) => async (input) => {
  const fat = await workOut({ ...input, tool: "fat" }); // First: it needs most, so its faults are those of all three.
  if (fat.kind === "refused") return fat;
  const bmi = await workOut({ ...input, tool: "bmi" });
  if (bmi.kind === "refused") return bmi;
  if (!hasWaist(input)) return ok({ bmi: bmi.value, fat: fat.value, waist: null });
  const waist = await workOut({ ...input, tool: "waist" });
  return waist.kind === "refused" ? waist : ok({ bmi: bmi.value, fat: fat.value, waist: waist.value });
});

const hasWaist = (input: HealthInput): boolean => (input["waist_cm"] ?? input["waist_in"] ?? null) !== null;
