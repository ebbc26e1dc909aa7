import { daysAfter } from "../../shared/day.ts";
import { indianDay } from "../../shared/indian-time.ts";
import { useCase } from "../../shared/token.ts";
import { OPEN_TRACKERS } from "../tracked-value.ts";
import { maker } from "../../shared/use-case.ts";
import { Trackers } from "../trackers.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { Patient } from "../../account/patient.ts";
import type { Day } from "../../shared/day.ts";
import type { StoredEntry } from "../trackers.port.ts";

/** All entries of the days from `from` to today in India, by tracker, day and id. */
export type RecentEntries = { readonly from: Day; readonly entries: readonly StoredEntry[] };

/**
 * What was noted in the last week, of every tracker: a new device shows it while years are still on their way. Source:
 * specification/trackers.md, Calls.
 */
export type ListRecentEntries = (patient: Patient) => Promise<RecentEntries>;
export const ListRecentEntries = useCase<ListRecentEntries>("trackers", "ListRecentEntries");

/** Today among them. */
const RECENT_DAYS = 7;

type Needs = { readonly trackers: Pick<Trackers, "entriesOf">; readonly now: Clock };

export const makeListRecentEntries = maker(
  ListRecentEntries,
  { trackers: Trackers, now: Clock },
  ({ trackers, now }: Needs) =>
    async (patient) => {
      const to = indianDay(now());
      const from = daysAfter(to, 1 - RECENT_DAYS);
      const each = await Promise.all(OPEN_TRACKERS.map((tracker) => trackers.entriesOf(patient, tracker, { from, to })));
      return { from, entries: each.flat() };
    },
);
