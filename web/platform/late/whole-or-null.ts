import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import type { Token } from "#core/shared/token.ts";
import type { Whole } from "./whole.ts";

/** Something of what few pages need; null: its code did not come. */
export const wholeOrNull = async <T>(whole: Whole, kept: Token<T>): Promise<T | null> => {
  const keeper = await answerOrNull(whole());
  return keeper === null ? null : keeper.value.get(kept);
};
