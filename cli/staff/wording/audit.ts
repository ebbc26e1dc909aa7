import { indianClockText } from "#cli/printing/indian-clock-text.ts";
import { printable, toLeft, widestOf } from "#cli/printing/columns.ts";
import type { AuditedAction } from "#core/staff/audit-log.port.ts";

/** An entry a line: its number, when, who, what, to what, and its facts. */
export function auditText(entries: readonly AuditedAction[]): string {
  if (entries.length === 0) return "Nothing was done.\n";
  const rows = entries.map(({ number, at, who, action, subject, details }) => [
    String(number),
    indianClockText(at),
    printable(who),
    action,
    `${subject.kind} ${printable(subject.id)}`,
    Object.entries(details)
      .map(([name, value]) => `${name}=${printable(String(value))}`)
      .join(" "),
  ]);
  const widths = [0, 1, 2, 3, 4].map((column) => widestOf(rows.map((row) => row[column] ?? "")));
  return rows
    .map(
      (row) =>
        `${row
          .map((text, column) => toLeft(widths[column] ?? 0, text))
          .join("  ")
          .trimEnd()}\n`,
    )
    .join("");
}
