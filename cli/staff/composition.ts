import { postgresRoles } from "#adapters/postgres/roles.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import type { Roles } from "#core/staff/roles.port.ts";
import type { Asked } from "#cli/database/command.ts";

/** Who is staff, over the shop's data, brought up to date as by every start. Throws CannotStart. */
export const withRoles = <Answer>(
  { settings, folder }: Pick<Asked, "settings" | "folder">,
  act: (roles: Roles) => Promise<Answer>,
): Promise<Answer> =>
  withData(settings, folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    return act(postgresRoles(db));
  });
