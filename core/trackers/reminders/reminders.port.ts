import { token } from "../../shared/token.ts";
import type { Patient } from "../../account/patient.ts";
import type { OpenTracker } from "../tracked-value.ts";
import type { Reminder } from "../reminder.ts";

/** What customers want to be reminded of. Each reminder has a job of its own, stored together with it, for its next moment. */
export type Reminders = {
  /**
   * These are all that the patient has of the tracker from now on; where there is one of that time already, it stays as it is. The
   * customer's open pages hear of it.
   */
  replace(patient: Patient, tracker: OpenTracker, reminders: readonly Reminder[]): Promise<void>;
  /** null: it was taken off. */
  withId(id: string): Promise<Reminder | null>;
  /**
   * Plans a reminder anew that was planned for `from`, in milliseconds since 1970. Nothing happens where it has another moment or is gone:
   * of several callers one is answered "moved".
   */
  moveOn(id: string, moments: { readonly from: number; readonly to: number }): Promise<"moved" | "not-moved">;
};
export const Reminders = token<Reminders>("Reminders");
