import type { NamedPlace } from "#core/shipping/delivery-place.ts";
import type { ImportDeliveryPlaces } from "#core/shipping/import-delivery-places.use-case.ts";
import type { RowFile } from "#core/staff/import/incoming-row.ts";
import type { InputLine } from "#cli/input/input-lines.ts";

/** What the pincode commands ask of the file format. */
export type PincodeFiles = {
  inLines(lines: AsyncIterable<readonly InputLine[]>): Promise<RowFile<NamedPlace>>;
  inTable(pieces: AsyncIterable<Uint8Array>): Promise<RowFile<NamedPlace>>;
};

/** What they ask of the shop's data. */
export type StaffDelivery = { readonly put: (given: Parameters<ImportDeliveryPlaces>[1]) => ReturnType<ImportDeliveryPlaces> };
