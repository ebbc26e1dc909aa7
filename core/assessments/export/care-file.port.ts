import { token } from "../../shared/token.ts";
import type { CareRecord } from "./care-record.ts";

/** A record of care in a form that other programs for health know, in UTF-8. The same record always makes the same bytes. */
export type CareFile = (record: CareRecord) => Uint8Array;
export const CareFile = token<CareFile>("CareFile");
