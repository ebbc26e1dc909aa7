import { token } from "../shared/token.ts";
import type { Result } from "../shared/result.ts";
import type { HealthAnswer } from "./health-answer.ts";
import type { HealthInput, WrongInput } from "./health-input.ts";

/** Reads an input of a tool of the body as `health check` does, and works its answer out. It keeps and tells nothing. */
export type WorkOut = (input: HealthInput) => Promise<Result<HealthAnswer, WrongInput>>;
export const WorkOut = token<WorkOut>("WorkOut");
