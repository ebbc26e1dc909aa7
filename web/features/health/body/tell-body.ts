import { CalculateBmi, CalculateBmiAndFat } from "#core/health/calculate-body.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import type { HealthInput } from "#core/health/health-input.ts";
import type { AllDependencies } from "#web/platform/late/all-dependencies.ts";

/** Asks the server for what the page has worked out itself. */
export const tellBody = (allDependencies: AllDependencies, input: HealthInput, calls: "bmi" | "bmi-and-fat"): Promise<unknown> =>
  calls === "bmi" ? lateUseCase(allDependencies, CalculateBmi)(input) : lateUseCase(allDependencies, CalculateBmiAndFat)(input);
