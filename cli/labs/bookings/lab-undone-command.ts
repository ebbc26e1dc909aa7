import { payableId } from "#core/ledger/entry.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { tellLabStep } from "./take-lab-step.ts";
import { labStepRefusedText } from "./wording/lab-bookings.ts";
import type { UndoneStep } from "#core/labs/undone/step-undone-tests.use-case.ts";

/** Says of the tests of a booking of which nothing was reported that they can't be done, or not by this sample. */
export const labUndoneCommand = (name: string, event: UndoneStep["event"]) =>
  databaseCommand({ name, switches: ["json"], options: ["as"], files: 1 }, (context) =>
    tellLabStep(context, (actions, id) => actions.stepUndone({ id: payableId(id), action: name, event }), labStepRefusedText),
  );
