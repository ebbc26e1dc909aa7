import { labId } from "#core/labs/lab.ts";
import { whole } from "#adapters/input-file/kind.ts";
import { hindiIn } from "#adapters/input-file/hindi-in.ts";
import { isWhole } from "#adapters/input-file/is-whole.ts";
import { FAULTY } from "#adapters/input-file/read.ts";
import { wholeEntries } from "#adapters/input-file/whole-entries.ts";
import { eachOnce, ID, PINCODE, SHORT, TIME } from "./kinds.ts";
import type { CentreHours, Lab, LabNames } from "#core/labs/lab.ts";
import type { Part } from "#adapters/input-file/part.ts";
import type { Read, Reads } from "#adapters/input-file/read.ts";

/** A laboratory of its own file. Source: specification/labs.md, Tests, packages and labs. */
export function labIn(part: Part): Read<Lab> {
  const id = part.required("_id", ID);
  const reads: Reads<Lab> = {
    id: id === FAULTY ? FAULTY : labId(id),
    ...labNamesIn(part),
    city: part.required("city", SHORT),
    accreditation: part.required("accreditation", SHORT),
    pincodes: eachOnce(part, "pincodes", { kind: PINCODE, most: 20_000 }),
    hours: wholeEntries(part.list<CentreHours>("hours", hoursIn)),
    hindi: hindiIn(part, labNamesIn),
  };
  return isWhole(reads) ? reads : FAULTY;
}

const labNamesIn = (part: Part): Reads<LabNames> => ({ name: part.required("name", SHORT), address: part.required("address", SHORT) });

function hoursIn(part: Part): Reads<CentreHours> {
  const hours: Reads<CentreHours> = {
    weekdays: eachOnce(part, "weekdays", { kind: whole(1, 7), most: 7 }),
    from: part.required("from", TIME),
    to: part.required("to", TIME),
  };
  if (hours.from !== FAULTY && hours.to !== FAULTY && hours.from >= hours.to) part.fault("to", "a time after from");
  return hours;
}
