import { Avatar } from "#web/design/avatar/avatar.tsx";
import { landingWords } from "#web/features/content/landing/landing-words.ts";
import { landingAddress } from "#web/platform/addresses/landing-address.ts";
import type { TopPractitioner } from "#core/content/landing.ts";

/** Practitioners in their order. */
export const PractitionerCards = ({ practitioners }: { readonly practitioners: readonly TopPractitioner[] }) => (
  <ol className="leaflet-cards">
    {practitioners.map(({ slug, name, therapy, city, experience }) => (
      <li key={slug} className="leaflet-card">
        <div className="row">
          <Avatar name={name} picture={null} size="middle" />
          <div>
            <h3>{name}</h3>
            <p>{landingWords.practises(therapy, city)}</p>
            <p className="small">{landingWords.experience(experience)}</p>
          </div>
        </div>
        <p className="leaflet-card-end">
          <a className="button quiet" href={landingAddress.named(slug)}>
            {landingWords.about({ name })}
          </a>
        </p>
      </li>
    ))}
  </ol>
);
