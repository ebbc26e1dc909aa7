import type { LabId } from "../lab.ts";
import type { LabCalendar } from "../lab-calendar.ts";
import type { LabEntry } from "./lab-line.ts";

/**
 * The calendars of the laboratories whose slots or closed days a file names: what it names takes the place of all that was stored of that.
 * Source: specification/labs.md, Staff commands.
 */
export function calendarsIn(entries: readonly LabEntry[], stored: readonly LabCalendar[]): readonly LabCalendar[] {
  const slots = entries.flatMap((entry) => (entry.kind === "slots" ? [entry] : []));
  const closed = entries.flatMap((entry) => (entry.kind === "closed" ? [entry] : []));
  const named: readonly LabId[] = [...slots, ...closed].map(({ lab }) => lab);
  return [...new Set(named)].map((id) => {
    const former = stored.find((one) => one.id === id);
    const windows = slots.flatMap(({ lab, window }) => (lab === id ? [window] : []));
    const days = closed.filter(({ lab }) => lab === id);
    return {
      id,
      windows: windows.length > 0 ? windows : (former?.windows ?? []),
      closed: days.length > 0 ? days.flatMap((one) => one.days) : (former?.closed ?? []),
    };
  });
}
