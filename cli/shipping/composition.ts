import { makeImportDeliveryPlaces } from "#core/shipping/import-delivery-places.use-case.ts";
import { pincodesInLines, pincodesInTable } from "#adapters/catalogue-file/pincode-file.ts";
import { postgresDeliveryPlaces } from "#adapters/postgres/shipping/delivery-places.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import { whoActs } from "#cli/staff/audit-entry.ts";
import type { CommandContext } from "#cli/database/database-command.ts";
import type { StaffDelivery, PincodeFiles } from "./pincode-files.ts";

export const pincodeFiles: PincodeFiles = { inLines: pincodesInLines, inTable: pincodesInTable };

/** Over the shop's data, brought up to date as by every start. Throws CannotStart. */
export const withDelivery = <Answer>(
  context: Pick<CommandContext, "given" | "settings" | "folder">,
  act: (actions: StaffDelivery) => Promise<Answer>,
): Promise<Answer> =>
  withData(context.settings, context.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const put = makeImportDeliveryPlaces({ deliveryPlaces: postgresDeliveryPlaces(db), now: Date.now });
    return act({ put: (given) => put(whoActs(context), given) });
  });
