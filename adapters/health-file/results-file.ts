import { BODY_TOOLS } from "./body-tools.ts";
import { QUESTION_TOOLS } from "./question-tools.ts";
import { workOutBy } from "./work-out-by.ts";

/** The tools whose results can be kept: for a server. */
export const workOutResults = workOutBy({ ...BODY_TOOLS, ...QUESTION_TOOLS });
