import { failureOrDefect } from "./failure.ts";

/** The answer as `value`; null where it did not come: the shop can't be reached, or the session has ended, which its store has heard by then. */
export async function answerOrNull<Answer>(answer: Promise<Answer>): Promise<{ readonly value: Answer } | null> {
  try {
    return { value: await answer };
  } catch (error) {
    failureOrDefect(error);
    return null;
  }
}
