import { ok, refused } from "../../shared/result.ts";
import { token } from "../../shared/token.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { EventId } from "./listed-event.ts";
import type { ShowEvent } from "./show-event.use-case.ts";
import type { ShownEvent } from "./shown-event.ts";

/** Writes an event as a calendar file; `stamp` is when, in milliseconds since 1970. */
export type EventCalendarFile = (event: ShownEvent, stamp: number) => string;
export const EventCalendarFile = token<EventCalendarFile>("EventCalendarFile");

/** An event as a calendar file, without its link. Source: specification/events.md, An event. */
export type DownloadEventCalendar = (id: EventId) => Promise<Result<string, { readonly kind: "not-found" }>>;
export const DownloadEventCalendar = token<DownloadEventCalendar>("DownloadEventCalendar");

type Needs = { readonly show: ShowEvent; readonly file: EventCalendarFile; readonly now: Clock };

export const makeDownloadEventCalendar =
  ({ show, file, now }: Needs): DownloadEventCalendar =>
  async (id) => {
    const shown = await show(id);
    return shown.kind === "ok" ? ok(file(shown.value, now())) : refused({ kind: "not-found" });
  };
