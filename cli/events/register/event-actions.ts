import type { RowFile } from "#core/staff/import/incoming-row.ts";
import type { InputLine } from "#cli/input/input-lines.ts";
import type { EventImport, ImportEvents } from "#core/events/register/import-events.use-case.ts";
import type { StepEventAsStaff } from "#core/events/register/step-event-as-staff.use-case.ts";
import type { EventRegister, StaffStep } from "#core/events/register/event-register.port.ts";
import type { EventId, ListedEvent } from "#core/events/listed-event.ts";

/** What the commands ask of the shop's data. */
export type EventActions = Pick<EventRegister, "steps" | "attendees"> & {
  find(ids: readonly EventId[] | null): ReturnType<EventRegister["find"]>;
  import(given: EventImport): ReturnType<ImportEvents>;
  take(id: EventId, step: StaffStep): ReturnType<StepEventAsStaff>;
};

/** What they ask of the file format. */
export type EventFiles = {
  inLines(lines: AsyncIterable<readonly InputLine[]>): Promise<RowFile<ListedEvent>>;
};
