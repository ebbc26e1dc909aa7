import { ok, refused } from "../../shared/result.ts";
import { token } from "../../shared/token.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { EventCalendarFile } from "./event-calendar-file.port.ts";
import type { EventId } from "../listed-event.ts";
import type { ShowEvent } from "./show-event.use-case.ts";

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
