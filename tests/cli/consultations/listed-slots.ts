import { readSlotsFile } from "#adapters/consultation-files/slots-file.ts";
import { slotsAt } from "#cli/consultations/slots-at.ts";
import { slotsJson } from "#cli/consultations/slots-json.ts";
import { listSlots } from "#core/consultations/slots/list-slots.ts";
import type { Fault } from "#adapters/input-file/fault.ts";

/** What `slots list --json` tells of a file; throws its faults. */
export function listedSlots(file: unknown): ReturnType<typeof slotsJson> {
  const read = readSlotsFile(JSON.parse(JSON.stringify(file)));
  if (read.kind === "refused") throw new Error(JSON.stringify(read.refusal));
  return slotsJson(listSlots(slotsAt(read.value, { seconds: 0, decimals: "" })));
}

export function slotsFaults(file: unknown): readonly Fault[] {
  const read = readSlotsFile(file);
  return read.kind === "refused" ? read.refusal : [];
}
