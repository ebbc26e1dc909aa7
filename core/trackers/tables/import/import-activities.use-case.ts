import { ACTIVITIES_VERSION, SHIPPED_ACTIVITIES } from "../shipped-activities.ts";
import { makeImportRows } from "./import-rows.ts";
import type { Activity } from "../activity.ts";
import type { Clock } from "../../../shared/clock.port.ts";
import type { ImportRows } from "./import-rows.ts";
import type { TableRegister } from "./table-register.port.ts";

/** Adds activities of the Compendium; no two are called the same. Source: specification/health-tools.md, Activities. */
export type ImportActivities = ImportRows<Activity>;

export const makeImportActivities = ({
  register,
  now,
}: {
  readonly register: TableRegister<Activity>;
  readonly now: Clock;
}): ImportActivities =>
  makeImportRows({
    kind: "activity",
    idField: "activity",
    shipped: SHIPPED_ACTIVITIES,
    version: ACTIVITIES_VERSION,
    register,
    plain: (row: Activity) => row,
    now,
    faultsOf(lines, table) {
      const called = new Map<string, Set<string>>();
      for (const row of table.values()) for (const name of namesOf(row)) called.set(name, (called.get(name) ?? new Set()).add(row.id));
      const isTwice = (row: Activity) => namesOf(row).some((name) => (called.get(name)?.size ?? 0) > 1);
      return lines.flatMap(({ line, row }) => (isTwice(row) ? [{ line, path: "name", expected: "names that no other activity has" }] : []));
    },
  });

const namesOf = ({ name, hindi }: Activity): readonly string[] => [name, hindi].map((one) => one.normalize("NFKC").toLowerCase());
