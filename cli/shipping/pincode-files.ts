import type { NamedPlace } from "#core/shipping/delivery-place.ts";
import type { ImportDeliveryPlaces } from "#core/shipping/import-delivery-places.use-case.ts";

/** What is wrong with a file of pincodes; lines count from 1, and a path of "" stands for the whole of one. */
export type PincodeFault = { readonly line: number; readonly path: string; readonly expected: string };

/** What the pincode commands ask of the file format. */
export type PincodeFiles = {
  read(bytes: Uint8Array): { readonly values: readonly NamedPlace[]; readonly faults: readonly PincodeFault[] };
};

/** What they ask of the shop's data. */
export type StaffDelivery = { readonly put: (given: Parameters<ImportDeliveryPlaces>[1]) => ReturnType<ImportDeliveryPlaces> };
