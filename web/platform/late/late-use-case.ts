import type { Token } from "#core/shared/token.ts";
import type { Whole } from "./whole.ts";

/** A use case that a window has only once somebody does more than look round: its code is loaded by the first call. */
export const lateUseCase =
  <Given extends unknown[], Answer>(whole: Whole, kept: Token<(...given: Given) => Promise<Answer>>) =>
  async (...given: Given): Promise<Answer> =>
    (await whole()).get(kept)(...given);
