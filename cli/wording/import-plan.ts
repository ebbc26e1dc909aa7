import { printable } from "#cli/printing/columns.ts";
import type { FieldChange, FieldValue } from "#core/staff/import/incoming-row.ts";
import type { ImportPlan, PlannedRow } from "#core/staff/import/import-plan.ts";

/** So many rows are told one by one; --json tells more. */
const MOST_ROWS = 100;
/** Of a value that is longer its beginning is told. */
const LONGEST = 80;

const wholeNumber = new Intl.NumberFormat("en-IN");

/** What an import would change, row by row and field by field. */
export function planText({ rows, added, changed, removed }: ImportPlan): string {
  const further = added + changed + removed - Math.min(rows.length, MOST_ROWS);
  return `${rows.slice(0, MOST_ROWS).map(rowText).join("")}${further > 0 ? `and ${wholeNumber.format(further)} more rows\n` : ""}`;
}

const KINDS: Readonly<Record<PlannedRow["kind"], string>> = { added: "new", changed: "changed", removed: "removed" };

const rowText = ({ line, id, kind, changes }: PlannedRow): string =>
  [`${line === null ? "" : `line ${line}, `}${id}: ${KINDS[kind]}`, ...changes.map((change) => changeText(change, kind))]
    .map((text) => `${printable(text)}\n`)
    .join("");

const changeText = ({ field, was, becomes }: FieldChange, kind: PlannedRow["kind"]): string =>
  kind === "added" ? `  ${field}: ${valueText(becomes)}` : `  ${field}: ${valueText(was)} -> ${valueText(becomes)}`;

function valueText(value: FieldValue): string {
  const text = value === null ? "nothing" : String(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}...` : text;
}
