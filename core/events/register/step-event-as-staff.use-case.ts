import { printedUtc } from "../../shared/printed-utc.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { EventId } from "../listed-event.ts";
import type { EventRegister, StaffStep } from "./event-register.port.ts";

/**
 * Checks somebody in, moves or cancels an event, as staff; `who` is the staff member's name. Audited if it changed something.
 * Source: specification/events.md, Staff commands.
 */
export type StepEventAsStaff = (who: string, id: EventId, step: StaffStep) => ReturnType<EventRegister["take"]>;

/** The commands, as the audit log names them. */
const ACTIONS: Readonly<Record<StaffStep["kind"], string>> = { arrive: "event attendance", cancel: "event cancel", move: "event move" };

export const makeStepEventAsStaff =
  ({ register, now }: { readonly register: Pick<EventRegister, "take">; readonly now: Clock }): StepEventAsStaff =>
  (who, id, step) => {
    const at = now();
    const details = step.kind === "move" ? { starts_at: printedUtc(step.startsAt), reason: step.reason } : {};
    return register.take(id, step, { at, audit: { at, who, action: ACTIONS[step.kind], subject: { kind: "event", id }, details } });
  };
