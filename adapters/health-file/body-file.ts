import { BODY_TOOLS } from "./body-tools.ts";
import { workOutBy } from "./work-out-by.ts";

/** The tools of the body, without the tables of the others: for a browser. */
export const workOutBody = workOutBy(BODY_TOOLS);
