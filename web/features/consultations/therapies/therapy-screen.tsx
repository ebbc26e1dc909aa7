import { FindPractitioners } from "#core/consultations/directory/find-practitioners.use-case.ts";
import { ListTherapies } from "#core/consultations/directory/list-therapies.use-case.ts";
import { therapiesNamed } from "#core/consultations/therapies/therapies-named.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { Notice } from "#web/design/notice/notice.tsx";
import { siteWords } from "#web/design/site-words.ts";
import { PageHead } from "#web/design/page-head/page-head.tsx";
import { consultationAddress } from "#web/platform/addresses/consultation-address.ts";
import { counted } from "#web/design/phrase.ts";
import { wholeNumber } from "#web/design/figures/amounts.ts";
import { therapyNames } from "#web/features/consultations/wording/therapy-names.ts";
import { LatePractitionerCards } from "#web/features/consultations/directory/late-practitioner-cards.ts";
import { directoryAddress, directorySearchIn } from "#web/features/consultations/directory/directory-query.ts";
import { therapyPhrases as says } from "#web/features/consultations/wording/therapies.ts";
import { missingHead } from "#web/platform/page/missing-head.ts";
import type { CountedTherapy } from "#core/consultations/directory/list-therapies.use-case.ts";
import type { DirectoryEntry } from "#core/consultations/directory/directory-entry.ts";
import type { Therapy } from "#core/consultations/therapies/therapy.ts";
import type { Head } from "#web/platform/page/head.ts";
import type { RouteRequest } from "#web/platform/page/screen.tsx";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";

/** All therapies, or one of them with some who practise it; `therapy` "unknown": nobody knows it. */
export type TherapyData = {
  readonly therapy: Therapy | "all" | "unknown";
  readonly therapies: readonly CountedTherapy[];
  readonly entries: readonly DirectoryEntry[];
  readonly year: number;
};

const SHOWN = 3;

/** `id` names the therapy. */
export async function load({ params: { id } }: Pick<RouteRequest, "params">, dependencies: Dependencies): Promise<TherapyData> {
  const named = therapiesNamed(id ?? "");
  const therapy = named.kind === "some" ? (named.name === "ayush" ? "unknown" : named.name) : named.kind;
  const { query } = directorySearchIn(new URLSearchParams());
  const [therapies, page] = await Promise.all([
    dependencies.get(ListTherapies)(),
    therapy === "all" || therapy === "unknown" ? null : dependencies.get(FindPractitioners)({ ...query, type: therapy }),
  ]);
  const year = Number(indianDay(dependencies.get(Clock)()).slice(0, 4));
  return { therapy, therapies, entries: page?.entries.slice(0, SHOWN) ?? [], year };
}

export function head({ therapy }: TherapyData): Head {
  if (therapy === "unknown") return missingHead(says.unknown, says.unknownText);
  if (therapy === "all")
    return { title: siteWords.titled(says.title), description: says.description, canonical: consultationAddress.therapies };
  const { what } = says.therapies[therapy];
  const name = therapyNames[therapy];
  return { title: siteWords.titled(name), description: what, canonical: consultationAddress.therapy(therapy) };
}

const WAY = [{ title: says.title, address: consultationAddress.therapies }];

/** What a therapy is and who practises it, or all of them. */
export function Screen({ data: { therapy, therapies, entries, year } }: { readonly data: TherapyData }) {
  if (therapy === "all" || therapy === "unknown") {
    const title = therapy === "all" ? says.title : says.unknown;
    return (
      <div className="page-width leaflet">
        <PageHead way={therapy === "all" ? [] : WAY} here={title} title={title} lead={therapy === "all" ? says.lead : says.unknownText} />
        <h2 className="visually-hidden">{says.title}</h2>
        <TherapyCards therapies={therapies} />
        <Notice kind="note">{says.emergency}</Notice>
      </div>
    );
  }
  const { what, expect, not } = says.therapies[therapy];
  const name = therapyNames[therapy];
  const count = therapies.find((one) => one.therapy === therapy)?.practitioners ?? 0;
  const all = directoryAddress({ near: false, query: { ...directorySearchIn(new URLSearchParams()).query, type: therapy } });
  return (
    <div className="page-width leaflet">
      <PageHead way={WAY} here={name} title={name} lead={what} />
      <section>
        <h2>{says.expect}</h2>
        <p>{expect}</p>
      </section>
      <section>
        <h2>{says.not}</h2>
        <p>{not}</p>
        <Notice kind="note">{says.emergency}</Notice>
      </section>
      <section>
        <h2>{says.who}</h2>
        <p>{practise(count)}</p>
        <LatePractitionerCards entries={entries} year={year} />
        {count === 0 ? null : (
          <p>
            <a className="button main" href={all}>
              {says.all({ therapy: name })}
            </a>
          </p>
        )}
      </section>
      <section>
        <h2>{says.others}</h2>
        <TherapyCards therapies={therapies.filter((one) => one.therapy !== therapy)} />
      </section>
    </div>
  );
}

const TherapyCards = ({ therapies }: { readonly therapies: readonly CountedTherapy[] }) => (
  <ul className="leaflet-cards">
    {therapies.map(({ therapy, practitioners }) => (
      <li key={therapy} className="leaflet-card">
        <h3>{therapyNames[therapy]}</h3>
        <p>{says.therapies[therapy].what}</p>
        <p className="small muted">{practise(practitioners)}</p>
        <p className="leaflet-card-end">
          <a className="button quiet" href={consultationAddress.therapy(therapy)}>
            {says.see({ therapy: therapyNames[therapy] })}
          </a>
        </p>
      </li>
    ))}
  </ul>
);

const practise = (count: number): string => (count === 0 ? says.nobody : counted(count, says.practise, { count: wholeNumber(count) }));
