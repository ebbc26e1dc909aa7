import { changedOf, planOf, plannedRows } from "../staff/import/planned-rows.ts";
import { ok, refused } from "../shared/result.ts";
import type { LineFault } from "../shared/lines/line-fault.ts";
import type { Clock } from "../shared/clock.port.ts";
import type { Result } from "../shared/result.ts";
import type { ImportPlan } from "../staff/import/import-plan.ts";
import type { RowFile } from "../staff/import/incoming-row.ts";
import type { NamedPlace } from "./delivery-place.ts";
import type { DeliveryPlaces, DeliveryPlacesChange } from "./delivery-places.port.ts";

/** `name` is the file's name without its folders. A dry run answers the same and changes nothing. */
export type DeliveryPlacesImport = { readonly name: string; readonly file: RowFile<NamedPlace>; readonly run: "dry" | "real" };

/**
 * Lays the delivery places of a file over those of the same pincodes as staff, all of them or none; `who` is the staff member's name.
 * Refused with each fault: a field that can't be read, and a pincode that a line before has. Source: specification/shipping.md, Delivery to
 * a pincode.
 */
export type ImportDeliveryPlaces = (who: string, given: DeliveryPlacesImport) => Promise<Result<ImportPlan, readonly LineFault[]>>;

export const makeImportDeliveryPlaces =
  ({ deliveryPlaces, now }: { readonly deliveryPlaces: DeliveryPlaces; readonly now: Clock }): ImportDeliveryPlaces =>
  (who, { name, file, run }) =>
    deliveryPlaces.change(
      file.rows.map(({ id }) => id),
      (found): DeliveryPlacesChange<Result<ImportPlan, readonly LineFault[]>> => {
        const former = new Map<string, NamedPlace>(found.map((place) => [place.pincode, place]));
        const planned = plannedRows(file, { formerOf: (id) => former.get(id) ?? null, path: "pincode", what: "a pincode" });
        if (planned.kind === "refused") return { put: null, answer: refused(planned.refusal) };
        const plan = planOf(planned.value);
        if (run === "dry") return { put: null, answer: ok(plan) };
        const details = { file: name, pincodes: planned.value.length };
        const audit = { at: now(), who, action: "pincode import", subject: { kind: "pincodes", id: "all" }, details } as const;
        return { put: { places: changedOf(planned.value).map(({ becomes }) => becomes), audit }, answer: ok(plan) };
      },
    );
