import type { ShownEntry } from "#core/trackers/device/shown-entries.ts";
import type { OwnValue } from "#core/trackers/own-value.ts";

/** Something of one's own as a device shows it. */
export type OwnEntry<Value extends OwnValue> = ShownEntry & { readonly value: Value };
