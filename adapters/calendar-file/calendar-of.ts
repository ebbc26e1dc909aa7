import ical, { ICalAlarmType, ICalCalendarMethod } from "ical-generator";
import type { ICalCalendar, ICalEvent } from "ical-generator";

/** A calendar of one entry; `isCancelled`: whoever opens it is asked to take the entry out, instead of taking it in once more. */
export const calendarOf = (product: string, { isCancelled }: { readonly isCancelled: boolean }): ICalCalendar =>
  ical({
    prodId: { company: "Niramaya", product },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });

/** Lets the calendar tell of an entry so many minutes before its start. */
export const remindBefore = (entry: ICalEvent, minutes: number): void => {
  entry.createAlarm({ type: ICalAlarmType.display, trigger: minutes * 60 });
};
