import { makeImportLandingPages } from "#core/staff/landing-pages/import-landing-pages.use-case.ts";
import { readLandingLines } from "#adapters/landing-file/landing-lines.ts";
import { postgresLandingPageRegister } from "#adapters/postgres/content/landing-pages.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import { whoActs } from "#cli/staff/audit-entry.ts";
import type { CommandContext } from "#cli/database/database-command.ts";
import type { LandingFiles, StaffLandingPages } from "./staff-landing-pages.ts";

export const landingFiles: LandingFiles = { inLines: readLandingLines };

/** Landing pages over the shop's data, brought up to date as by every start. Throws CannotStart. */
export const withLandingPages = <Answer>(
  context: Pick<CommandContext, "given" | "settings" | "folder">,
  act: (pages: StaffLandingPages) => Promise<Answer>,
): Promise<Answer> =>
  withData(context.settings, context.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const register = postgresLandingPageRegister(db);
    const importing = makeImportLandingPages({ register, now: Date.now });
    return act({ import: (given) => importing(whoActs(context), given), all: register.all });
  });
