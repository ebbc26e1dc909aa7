import { token } from "../../shared/token.ts";
import type { HumanTask } from "./human-check.port.ts";

/** Does a task on this device and answers its proof. Rejects if the device can't do it. */
export type HumanWork = (task: HumanTask) => Promise<string>;
export const HumanWork = token<HumanWork>("HumanWork");
