import { failureOrDefect } from "./failure.ts";

/** The answer as `value`; null: the server cannot be reached, or the session has ended, which the session's store already knows. */
export async function answerOrNull<Answer>(answer: Promise<Answer>): Promise<{ readonly value: Answer } | null> {
  try {
    return { value: await answer };
  } catch (error) {
    failureOrDefect(error);
    return null;
  }
}
