import { isDeepStrictEqual } from "node:util";
import { makeImportEvents } from "#core/events/register/import-events.use-case.ts";
import { makeStepEventAsStaff } from "#core/events/register/step-event-as-staff.use-case.ts";
import { readEventLines } from "#adapters/event-file/event-lines.ts";
import { postgresEventRegister } from "#adapters/postgres/events/event-register.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import { whoActs } from "#cli/staff/audit-entry.ts";
import type { CommandContext } from "#cli/database/database-command.ts";
import type { EventActions, EventFiles } from "./event-actions.ts";

export const eventFiles: EventFiles = { inLines: readEventLines };

/** Events over the shop's data, brought up to date as by every start. Throws CannotStart. */
export const withEvents = <Answer>(
  context: Pick<CommandContext, "given" | "settings" | "folder">,
  act: (actions: EventActions) => Promise<Answer>,
): Promise<Answer> =>
  withData(context.settings, context.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const register = postgresEventRegister(db);
    const importing = makeImportEvents({ register, now: Date.now, same: isDeepStrictEqual });
    const step = makeStepEventAsStaff({ register, now: Date.now });
    return act({
      import: (given) => importing(whoActs(context), given),
      find: (ids) => register.find(ids, Date.now()),
      steps: (id) => register.steps(id),
      attendees: (id) => register.attendees(id),
      take: (id, wanted) => step(whoActs(context), id, wanted),
    });
  });
