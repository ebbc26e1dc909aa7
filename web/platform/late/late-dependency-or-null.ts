import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import type { Token } from "#core/shared/token.ts";
import type { AllDependencies } from "./all-dependencies.ts";

/** Something of what few pages need; null: its code did not come. */
export const lateDependencyOrNull = async <T>(allDependencies: AllDependencies, kept: Token<T>): Promise<T | null> => {
  const keeper = await answerOrNull(allDependencies());
  return keeper === null ? null : keeper.value.get(kept);
};
