import { FindPractitioners } from "#core/consultations/directory/find-practitioners.use-case.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { daysAfter } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { weekdayOf } from "#web/design/figures/days.ts";
import { siteWords } from "#web/design/site-words.ts";
import { Notice } from "#web/design/notice/notice.tsx";
import { PageHead } from "#web/design/page-head/page-head.tsx";
import { consultationAddress } from "#web/platform/addresses/consultation-address.ts";
import { consultationWords } from "#web/features/consultations/consultation-words.ts";
import { directoryPhrases as says } from "#web/features/consultations/wording/directory.ts";
import { profilePhrases } from "#web/features/consultations/wording/profile.ts";
import { directoryAddress, directorySearchIn } from "./directory-query.ts";
import { PractitionerCards } from "./practitioner-card.tsx";
import type { DirectorySearch } from "./directory-query.ts";
import type { DirectoryPage } from "#core/consultations/directory/searched-directory.ts";
import type { Day } from "#core/shared/day.ts";
import type { Head } from "#web/platform/page/head.ts";
import type { RouteRequest } from "#web/platform/page/screen.tsx";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";

const DAYS = 31;

/** The days that can be chosen, the one that is, who is sought, and who of them is free on it. */
export type DatesData = {
  readonly days: readonly Day[];
  readonly day: Day;
  readonly sought: DirectorySearch;
  readonly page: DirectoryPage;
};

export async function load({ search }: RouteRequest, dependencies: Dependencies): Promise<DatesData> {
  const today = indianDay(dependencies.get(Clock)());
  const days = Array.from({ length: DAYS }, (_, nth) => daysAfter(today, nth));
  const { query } = directorySearchIn(search);
  const day = days.find((one) => one === query.day) ?? today;
  const sought = { near: false, query: { ...query, day } };
  return { days, day, sought, page: await dependencies.get(FindPractitioners)(sought.query) };
}

export const head = (): Head => ({
  title: siteWords.titled(says.dateTitle),
  description: says.dateLead,
  canonical: consultationAddress.dates,
});

/** A day is chosen first, then somebody who is free on it. */
export function Screen({ data: { days, day, sought, page } }: { readonly data: DatesData }) {
  // Whoever came with a kind or a city in the address keeps it from day to day.
  const onDay = (one: Day) => {
    const query = { ...sought.query, day: one, after: null };
    return directoryAddress({ ...sought, query }, consultationAddress.dates);
  };
  return (
    <div className="page-width leaflet">
      <PageHead here={says.dateTitle} title={says.dateTitle} lead={says.dateLead} />
      <nav aria-label={says.days}>
        <ul className="chips chips-row">
          {days.map((one) => (
            <li key={one}>
              <a
                className={one === day ? "chip is-chosen" : "chip"}
                href={onDay(one)}
                aria-current={one === day ? "date" : undefined}
                data-stay
              >
                {weekdayOf(one)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <section>
        <h2>{says.freeOn({ day: weekdayOf(day) })}</h2>
        <p role="status">{consultationWords.found(page.found)}</p>
        {page.found === 0 ? <Notice kind="note">{profilePhrases.noTimes({ day: weekdayOf(day) })}</Notice> : null}
        <PractitionerCards entries={page.entries} year={Number(day.slice(0, 4))} day={day} />
        {page.next === null ? null : (
          <p>
            <a
              className="button quiet"
              href={directoryAddress({ ...sought, query: { ...sought.query, after: page.next } }, consultationAddress.dates)}
            >
              {says.more}
            </a>
          </p>
        )}
      </section>
    </div>
  );
}
