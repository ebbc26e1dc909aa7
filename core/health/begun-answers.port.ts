import { token } from "../shared/token.ts";

/** The answers of a questionnaire that somebody has begun, one text each; null: not answered yet. */
export type Begun = readonly (string | null)[];

/** In this tab, so that a reload loses no answer; gone with the tab. */
export type BegunAnswers = {
  /** Null: nothing is begun, or it can't be read. */
  read(tool: "prakriti" | "stress"): Begun | null;
  put(tool: "prakriti" | "stress", answers: Begun): void;
  forget(tool: "prakriti" | "stress"): void;
};
export const BegunAnswers = token<BegunAnswers>("BegunAnswers");
