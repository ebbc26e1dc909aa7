import type { Token } from "#core/shared/token.ts";
import type { AllDependencies } from "./all-dependencies.ts";

/** A use case that a window has only once somebody does more than look round: its code is loaded by the first call. */
export const lateUseCase =
  <Given extends unknown[], Answer>(allDependencies: AllDependencies, kept: Token<(...given: Given) => Promise<Answer>>) =>
  async (...given: Given): Promise<Answer> =>
    (await allDependencies()).get(kept)(...given);
