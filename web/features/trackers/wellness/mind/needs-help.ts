import { mind } from "#core/health/tools/mind.ts";
import type { MindCategory } from "#core/health/tools/mind.ts";
import type { MindAnswered } from "./mind-answers.ts";

/** Whether it is said who can be called, before anything else. */
export const needsHelp = (category: MindCategory, answers: MindAnswered): boolean => mind({ category, answers }).notes.includes("helpline");
