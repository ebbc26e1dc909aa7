import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { maker } from "../../shared/use-case.ts";
import { ShowEvent } from "./show-event.use-case.ts";
import { EventCalendarFile } from "./event-calendar-file.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { EventId } from "../listed-event.ts";

/** An event as a calendar file, without its link. Source: specification/events.md, An event. */
export type DownloadEventCalendar = (id: EventId) => Promise<Result<string, { readonly kind: "not-found" }>>;
export const DownloadEventCalendar = useCase<DownloadEventCalendar>("events", "DownloadEventCalendar");

export const makeDownloadEventCalendar = maker(
  DownloadEventCalendar,
  { show: ShowEvent, file: EventCalendarFile, now: Clock },
  ({ show, file, now }) =>
    async (id) => {
      const shown = await show(id);
      return shown.kind === "ok" ? ok(file(shown.value, now())) : refused({ kind: "not-found" });
    },
);
