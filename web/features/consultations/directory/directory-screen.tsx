import { FindPractitioners } from "#core/consultations/directory/find-practitioners.use-case.ts";
import { therapiesNamed } from "#core/consultations/therapies/therapies-named.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { EmptyState } from "#web/design/empty-state/empty-state.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { cityTitle } from "#web/features/shipping/place/city-title.ts";
import { siteWords } from "#web/design/site-words.ts";
import { PageHead } from "#web/design/page-head/page-head.tsx";
import { consultationAddress } from "#web/platform/addresses/consultation-address.ts";
import { consultationWords } from "#web/features/consultations/consultation-words.ts";
import { directoryPhrases as says } from "#web/features/consultations/wording/directory.ts";
import { DirectoryFilters } from "./directory-filters.tsx";
import { directoryGroups } from "./directory-groups.ts";
import { directoryAddress, directoryFields, directorySearchIn } from "./directory-query.ts";
import { NearMePanel } from "./near-me-panel.tsx";
import { PractitionerCards } from "./practitioner-card.tsx";
import type { DirectoryPage } from "#core/consultations/directory/searched-directory.ts";
import type { Therapy } from "#core/consultations/therapies/therapy.ts";
import type { Head } from "#web/platform/page/head.ts";
import type { RouteRequest } from "#web/platform/page/screen.tsx";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";
import type { DirectorySearch } from "./directory-query.ts";

/** A page of the directory, what asked for it, and the year in which it was asked. */
export type DirectoryData = { readonly asked: DirectorySearch; readonly page: DirectoryPage; readonly year: number };

/** What an address asks for; `type` and `city` may stand in its path. */
export async function load({ params: { type, city }, search }: RouteRequest, dependencies: Dependencies): Promise<DirectoryData> {
  const fields = new URLSearchParams(search);
  if (type !== undefined) fields.set("type", type);
  if (city !== undefined) fields.set("city", city);
  const directorySearch = directorySearchIn(fields);
  const page = await dependencies.get(FindPractitioners)(directorySearch.query);
  return { asked: directorySearch, page, year: Number(indianDay(dependencies.get(Clock)()).slice(0, 4)) };
}

/** A kind in a city is a page to be found, and so is the whole; what is narrowed further is none. */
export function head({ asked, page }: DirectoryData): Head {
  const title = titleOf(asked);
  const { query, near } = asked;
  const named = therapiesNamed(query.type);
  const only = directoryAddress({ near: false, query: { ...query, type: "", city: null } }) === consultationAddress.practitioners;
  const therapy = named.kind === "some" && named.name !== "ayush" ? named.name : null;
  return {
    title: siteWords.titled(title),
    description: says.description({ title }),
    canonical: near || !only || page.found === 0 ? null : canonicalOf(therapy, query.type, query.city),
  };
}

function canonicalOf(therapy: Therapy | null, type: string, city: string | null): string | null {
  if (therapy !== null) return city === null ? null : consultationAddress.inCity(therapy, city);
  return type === "" && city === null ? consultationAddress.practitioners : null;
}

function titleOf({ query, near }: DirectorySearch): string {
  if (near) return says.nearTitle;
  const named = therapiesNamed(query.type);
  const city = query.city === null ? null : cityTitle(shownCity(query.city));
  if (named.kind !== "some") return city === null ? says.title : says.titleIn({ city });
  const therapy = named.name === "ayush" ? says.ayush : consultationWords.therapy(named.name);
  return city === null ? says.therapyTitle({ therapy }) : says.therapyTitleIn({ therapy, city });
}

/** Each word with a capital alone: addresses hold cities in small letters, and links of the menu in capitals. */
const shownCity = (city: string): string =>
  city.replaceAll(/\p{L}+/gu, (word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase());

/** Practitioners, narrowed and ordered as the address says. */
export function Screen({ data: { asked, page, year } }: { readonly data: DirectoryData }) {
  const title = titleOf(asked);
  const groups = directoryGroups(asked, page.facets);
  const cities = groups.find(({ name }) => name === "city")?.chips ?? [];
  return (
    <div className="page-width leaflet">
      <PageHead here={title} title={title} lead={says.lead} />
      {asked.near ? (
        <>
          <NearMePanel query={asked.query} year={year} />
          <nav aria-label={says.chooseCity}>
            <h2>{says.chooseCity}</h2>
            <ul className="chips">
              {cities.map(({ title: city, count, address }) => (
                <li key={address}>
                  <a className="chip" href={address}>
                    {consultationWords.withCount(city, count)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </>
      ) : null}
      {page.isUnknownType ? <Notice kind="note">{says.unknownType({ type: asked.query.type })}</Notice> : null}
      <DirectoryFilters asked={asked} groups={groups}>
        {page.elsewhere !== null && page.elsewhere.online.length > 0 && asked.query.city !== null ? (
          <Elsewhere asked={asked} elsewhere={page.elsewhere} city={cityTitle(shownCity(asked.query.city))} year={year} />
        ) : (
          <Found asked={asked} page={page} year={year} />
        )}
      </DirectoryFilters>
    </div>
  );
}

/** What to do where nobody is found, of what was set alone. */
function nothingFor({ query, near }: DirectorySearch): { readonly heading: string; readonly text: string } {
  const { title } = query;
  const isNarrowed = directoryFields({ near, query: { ...query, title: null, order: "soonest", after: null } }).length > 0;
  if (title === null) return { heading: says.nothing, text: says.nothingText };
  return { heading: says.nothingNamed({ words: title }), text: isNarrowed ? says.nothingNamedAndChosenText : says.nothingNamedText };
}

function Found({ asked, page, year }: DirectoryData) {
  if (page.found === 0) {
    const { heading, text } = nothingFor(asked);
    return (
      <EmptyState drawing="empty-search" heading={<h2>{heading}</h2>} text={text}>
        <a className="button main" href={consultationAddress.practitioners}>
          {says.all}
        </a>
      </EmptyState>
    );
  }
  const { query } = asked;
  return (
    <section>
      <div role="status">
        <h2>{consultationWords.found(page.found)}</h2>
        {page.isWidened && query.title !== null ? <p>{says.widened({ words: query.title })}</p> : null}
      </div>
      {query.after === null ? null : (
        <p>
          <a className="link" href={directoryAddress({ ...asked, query: { ...query, after: null } })}>
            {says.fromStart}
          </a>
        </p>
      )}
      <PractitionerCards entries={page.entries} year={year} day={query.day} />
      {page.next === null ? null : (
        <p>
          <a className="button quiet" href={directoryAddress({ ...asked, query: { ...query, after: page.next } })}>
            {says.more}
          </a>
        </p>
      )}
    </section>
  );
}

function Elsewhere({
  asked,
  elsewhere,
  city,
  year,
}: {
  readonly asked: DirectorySearch;
  readonly elsewhere: NonNullable<DirectoryPage["elsewhere"]>;
  readonly city: string;
  readonly year: number;
}) {
  return (
    <>
      <Notice kind="note">{says.nobodyIn({ city })}</Notice>
      {elsewhere.cities.length === 0 ? null : (
        <nav aria-label={says.nearest}>
          <h2>{says.nearest}</h2>
          <ul className="chips">
            {elsewhere.cities.map(({ value, practitioners }) => (
              <li key={value}>
                <a className="chip" href={directoryAddress({ ...asked, query: { ...asked.query, city: value, after: null } })}>
                  {consultationWords.withCount(cityTitle(value), practitioners)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <section>
        <h2>{says.onlineInstead}</h2>
        <p>{says.nobodyInText}</p>
        <PractitionerCards entries={elsewhere.online} year={year} />
      </section>
    </>
  );
}
