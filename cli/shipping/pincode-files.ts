import type { LineFault } from "#core/shared/lines/line-fault.ts";
import type { NamedPlace } from "#core/shipping/delivery-place.ts";
import type { ImportDeliveryPlaces } from "#core/shipping/import-delivery-places.use-case.ts";

/** What the pincode commands ask of the file format. */
export type PincodeFiles = {
  read(bytes: Uint8Array): { readonly values: readonly NamedPlace[]; readonly faults: readonly LineFault[] };
};

/** What they ask of the shop's data. */
export type StaffDelivery = { readonly put: (given: Parameters<ImportDeliveryPlaces>[1]) => ReturnType<ImportDeliveryPlaces> };
