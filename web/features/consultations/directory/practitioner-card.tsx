import { citiesOf } from "#core/consultations/directory/cities-of.ts";
import { Avatar } from "#web/design/avatar/avatar.tsx";
import { StarsShown } from "#web/design/stars/stars.tsx";
import { rupees } from "#web/design/figures/amounts.ts";
import { cityTitle } from "#web/features/shipping/place/city-title.ts";
import { consultationAddress } from "#web/platform/addresses/consultation-address.ts";
import { consultationWords } from "#web/features/consultations/consultation-words.ts";
import { directoryPhrases as says } from "#web/features/consultations/wording/directory.ts";
import type { Day } from "#core/shared/day.ts";
import type { DirectoryEntry } from "#core/consultations/directory/directory-entry.ts";

type PractitionerCardsProps = { readonly entries: readonly DirectoryEntry[]; readonly year: number; readonly day?: Day | null };

/**
 * Practitioners in their order; `year` is this one, from which years of practice are counted; `day`: on which they are sought, and looked
 * at.
 */
export const PractitionerCards = ({ entries, year, day = null }: PractitionerCardsProps) => (
  <ol className="leaflet-cards">
    {entries.map((entry) => (
      <li key={entry.practitioner.id} className="leaflet-card">
        <Card entry={entry} year={year} day={day} />
      </li>
    ))}
  </ol>
);

type CardProps = { readonly entry: DirectoryEntry; readonly year: number; readonly day: Day | null };

function Card({ entry: { practitioner, rating, fee, nextFree, distance }, year, day }: CardProps) {
  const { name, therapy, qualifications, languages, practisingSince } = practitioner;
  const address = `${consultationAddress.profile(practitioner)}${day === null ? "" : `?day=${day}`}`;
  const places = citiesOf(practitioner).map(cityTitle);
  return (
    <>
      <div className="row">
        <Avatar name={name} picture={null} size="middle" />
        <div>
          <h3>
            <a href={address}>{name}</a>
          </h3>
          <p>{[consultationWords.therapy(therapy), ...places].join(" · ")}</p>
          <p className="small muted">{qualifications.join(", ")}</p>
        </div>
      </div>
      <p className="small">
        {consultationWords.years(Math.max(1, year - practisingSince))}
        <br />
        {says.speaks({ languages: consultationWords.languages(languages) })}
        {distance === null ? null : (
          <>
            <br />
            {consultationWords.away(distance)}
          </>
        )}
      </p>
      {rating === null ? null : (
        <p className="row small">
          <StarsShown stars={rating.average} told={consultationWords.rated(rating)} />
          <span aria-hidden="true">{consultationWords.rated(rating)}</span>
        </p>
      )}
      <div className="leaflet-card-end practitioner-card-end">
        <p>
          <strong>{says.from({ fee: rupees(fee) })}</strong>
          <br />
          <span className={nextFree === null ? "small" : "small practitioner-card-free"}>{consultationWords.nextFree(nextFree)}</span>
        </p>
        <a className="button quiet" href={address} aria-label={says.seeOf({ name })}>
          {says.see}
        </a>
      </div>
    </>
  );
}
