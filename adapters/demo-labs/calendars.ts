import { labId } from "#core/labs/lab.ts";
import { day } from "#core/shared/day.ts";
import { demoLabs } from "./labs.ts";
import type { LabCalendar, LabWindow } from "#core/labs/lab-calendar.ts";

type Times = readonly [from: number, to: number, capacity: number];

const WEEK = [1, 2, 3, 4, 5, 6, 7];
const SUNDAY = 7;

/** Collectors of a city come to the homes whose pincodes begin with `zone`, also on Sundays until noon. */
function homes(lab: string, zone: string, [from, to, capacity]: Times): readonly LabWindow[] {
  const pincodes = demoLabs.find(({ id }) => id === lab)?.pincodes.filter((one) => one.startsWith(zone)) ?? [];
  return WEEK.map((weekday) => ({ place: "home", pincodes, weekday, from, to: weekday === SUNDAY ? 12 * 60 : to, capacity }));
}

/** A centre draws samples as long as it is open. */
const centre = (days: readonly number[], [from, to, capacity]: Times): readonly LabWindow[] =>
  days.map((weekday) => ({ place: "centre", pincodes: [], weekday, from, to, capacity }));

const NATIONAL_HOLIDAYS = ["2027-01-26", "2027-08-15", "2027-10-02"].map(day);

/** When the made-up laboratories take samples. */
export const demoLabCalendars: readonly LabCalendar[] = [
  {
    id: labId("sahyadri"),
    windows: [
      ...homes("sahyadri", "411", [6 * 60, 18 * 60, 3]),
      ...homes("sahyadri", "400", [6 * 60, 16 * 60, 2]),
      ...centre([1, 2, 3, 4, 5, 6], [6 * 60 + 30, 19 * 60, 4]),
      ...centre([SUNDAY], [7 * 60, 13 * 60, 2]),
    ],
    closed: NATIONAL_HOLIDAYS,
  },
  {
    id: labId("yamuna"),
    windows: [
      ...homes("yamuna", "110", [6 * 60, 19 * 60, 3]),
      ...homes("yamuna", "380", [6 * 60, 15 * 60, 2]),
      ...centre([1, 2, 3, 4, 5, 6], [7 * 60, 20 * 60, 4]),
      ...centre([SUNDAY], [7 * 60, 14 * 60, 2]),
    ],
    closed: NATIONAL_HOLIDAYS,
  },
];
