import { readPincodes } from "#adapters/catalogue-file/pincode-file.ts";
import { postgresDeliveryPlaces } from "#adapters/postgres/shipping/delivery-places.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import { fileNameOf } from "#cli/staff/audit-entry.ts";
import { audited } from "#cli/staff/composition.ts";
import type { CommandContext } from "#cli/database/database-command.ts";
import type { StaffDelivery, PincodeFiles } from "./pincode-files.ts";

export const pincodeFiles: PincodeFiles = { read: readPincodes };

/** Over the shop's data, brought up to date as by every start. Throws CannotStart. */
export const withDelivery = <Answer>(
  asked: Pick<CommandContext, "given" | "settings" | "folder">,
  act: (desk: StaffDelivery) => Promise<Answer>,
): Promise<Answer> =>
  withData(asked.settings, asked.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const file = fileNameOf(asked.given.files[0] ?? "-");
    const putAll: StaffDelivery["putAll"] = (places) =>
      audited(db, asked, async (trx, write) => {
        await postgresDeliveryPlaces(trx).putAll(places);
        await write({ action: "pincode import", subject: { kind: "pincodes", id: "all" }, details: { file, pincodes: places.length } });
      });
    return act({ putAll });
  });
