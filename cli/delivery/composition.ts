import { readPincodes } from "#adapters/catalogue-file/pincode-file.ts";
import { postgresDeliveryPlaces } from "#adapters/postgres/delivery-places.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import { nameOf } from "#cli/staff/audited.ts";
import { audited } from "#cli/staff/composition.ts";
import type { Asked } from "#cli/database/command.ts";
import type { DeliveryDesk, PincodeFiles } from "./delivery-desk.ts";

export const pincodeFiles: PincodeFiles = { read: readPincodes };

/** Over the shop's data, brought up to date as by every start. Throws CannotStart. */
export const withDelivery = <Answer>(
  asked: Pick<Asked, "given" | "settings" | "folder">,
  act: (desk: DeliveryDesk) => Promise<Answer>,
): Promise<Answer> =>
  withData(asked.settings, asked.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const file = nameOf(asked.given.files[0] ?? "-");
    const putAll: DeliveryDesk["putAll"] = (places) =>
      audited(db, asked, async (trx, write) => {
        await postgresDeliveryPlaces(trx).putAll(places);
        await write({ action: "pincode import", subject: { kind: "pincodes", id: "all" }, details: { file, pincodes: places.length } });
      });
    return act({ putAll });
  });
