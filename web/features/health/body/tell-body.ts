import { CalculateBmi, CalculateBmiAndFat } from "#core/health/calculate-body.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import type { HealthInput } from "#core/health/health-input.ts";
import type { Whole } from "#web/platform/late/whole.ts";

/** Asks the server for what the page has worked out itself. */
export const tellBody = (whole: Whole, input: HealthInput, calls: "bmi" | "bmi-and-fat"): Promise<unknown> =>
  calls === "bmi" ? lateUseCase(whole, CalculateBmi)(input) : lateUseCase(whole, CalculateBmiAndFat)(input);
