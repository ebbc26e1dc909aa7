import { readPincodes } from "#adapters/catalogue-file/pincode-file.ts";
import { postgresDeliveryPlaces } from "#adapters/postgres/delivery-places.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import type { Asked } from "#cli/database/command.ts";
import type { DeliveryDesk, PincodeFiles } from "./delivery-desk.ts";

export const pincodeFiles: PincodeFiles = { read: readPincodes };

/** Over the shop's data, brought up to date as by every start. Throws CannotStart. */
export const withDelivery = <Answer>(
  { settings, folder }: Pick<Asked, "settings" | "folder">,
  act: (desk: DeliveryDesk) => Promise<Answer>,
): Promise<Answer> =>
  withData(settings, folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    return act(postgresDeliveryPlaces(db));
  });
