import { databaseCommand } from "#cli/database/database-command.ts";
import { takeLabStep } from "./take-lab-step.ts";
import type { LabStaffEvent } from "#core/labs/booking/step-lab-booking.use-case.ts";

/** Takes one kind of step of the booking of tests that is named. */
export const labStepCommand = (name: string, event: LabStaffEvent) =>
  databaseCommand({ name, switches: ["json"], options: ["as"], files: 1 }, (context) =>
    takeLabStep(context, { action: name, deed: { kind: "state", event, payment: null } }),
  );
