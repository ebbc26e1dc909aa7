import { token } from "../../shared/token.ts";
import type { MindCategory } from "../tools/mind.ts";

/** The questionnaires that can be begun. */
export type BegunTool = "prakriti" | "stress" | MindCategory;

/** The answers of a questionnaire that somebody has begun, one text each; null: not answered yet. */
export type Begun = readonly (string | null)[];

/** In this tab, so that a reload loses no answer; gone with the tab. */
export type BegunAnswers = {
  /** Null: nothing is begun, or it can't be read. */
  read(tool: BegunTool): Begun | null;
  put(tool: BegunTool, answers: Begun): void;
  forget(tool: BegunTool): void;
};
export const BegunAnswers = token<BegunAnswers>("BegunAnswers");
