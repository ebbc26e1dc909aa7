import { Avatar } from "#web/design/avatar/avatar.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { PageHead } from "#web/design/page-head/page-head.tsx";
import { cityTitle } from "#web/features/shipping/place/city-title.ts";
import { landingWords } from "#web/features/content/landing/landing-words.ts";
import { siteWords } from "#web/design/site-words.ts";
import { categoryTitle } from "#web/design/category/category-title.ts";
import { landingAddress } from "#web/platform/addresses/landing-address.ts";
import { PractitionerCards } from "#web/features/content/landing/practitioner-cards.tsx";
import { missingHead } from "#web/platform/page/missing-head.ts";
import type { PractitionerTimes } from "./practitioner-times-data.ts";
import type { TopPractitioner } from "#core/content/landing.ts";
import type { Head } from "#web/platform/page/head.ts";

/** Somebody who practises, or null where nobody knows them, when they are free where they can be booked, and the others in their order. */
export type PractitionerData = {
  readonly practitioner: TopPractitioner | null;
  readonly times: PractitionerTimes | null;
  readonly others: readonly TopPractitioner[];
};

const WAY = [{ title: landingWords.practitioners, address: landingAddress.all }];

export const headOfPractitioner = ({ practitioner }: PractitionerData): Head =>
  practitioner === null
    ? missingHead(landingWords.unknown, landingWords.unknownText)
    : {
        title: siteWords.titled(practitioner.name),
        description: landingWords.practitionerDescription(practitioner.name, practitioner.therapy, practitioner.city),
        canonical: landingAddress.named(practitioner.slug),
      };

/** Somebody who practises, or that nothing is known at this address. */
export function PractitionerPage({ data: { practitioner, times, others } }: { readonly data: PractitionerData }) {
  return (
    <div className="page-width leaflet">
      {practitioner === null ? (
        <PageHead way={WAY} here={landingWords.unknown} title={landingWords.unknown} lead={landingWords.unknownText} />
      ) : (
        <>
          <PageHead
            way={WAY}
            here={practitioner.name}
            title={practitioner.name}
            lead={landingWords.practitionerDescription(practitioner.name, practitioner.therapy, practitioner.city)}
          />
          <div className="row flex-wrap items-start gap-6">
            <Avatar name={practitioner.name} picture={null} size="large" />
            <dl className="contact-facts">
              <div>
                <dt>{landingWords.kind}</dt>
                <dd>{categoryTitle(practitioner.therapy)}</dd>
              </div>
              <div>
                <dt>{landingWords.city}</dt>
                <dd>{cityTitle(practitioner.city)}</dd>
              </div>
              <div>
                <dt>{landingWords.years}</dt>
                <dd>{landingWords.experience(practitioner.experience)}</dd>
              </div>
            </dl>
          </div>
          {times === null ? <Notice kind="note">{landingWords.booking}</Notice> : <FreeTimes name={practitioner.name} times={times} />}
          <div className="row flex-wrap">
            <a className="button quiet" href="/practitioners">
              {landingWords.consult}
            </a>
            <a className="button quiet" href={shopAddress.shop}>
              {landingWords.shop}
            </a>
          </div>
        </>
      )}
      {others.length === 0 ? null : (
        <section>
          <h2>{landingWords.all}</h2>
          <PractitionerCards practitioners={others} />
        </section>
      )}
    </div>
  );
}

/** The next days on which somebody is free, each a way to its times. */
const FreeTimes = ({ name, times: { address, days } }: { readonly name: string; readonly times: PractitionerTimes }) => (
  <section className="panel stack gap-4">
    <h2>{landingWords.times}</h2>
    {days.length === 0 ? (
      <p>{landingWords.noTimes}</p>
    ) : (
      <ul className="chips">
        {days.map(({ day, offered }) => (
          <li key={day}>
            <a className="chip" href={`${address}?day=${day}#times`}>
              {landingWords.freeOn(day, offered)}
            </a>
          </li>
        ))}
      </ul>
    )}
    <div>
      <a className="button main" href={`${address}#times`}>
        {landingWords.bookWith({ name })}
      </a>
    </div>
  </section>
);
