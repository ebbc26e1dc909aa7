import { careWords } from "#web/features/content/care/care-words.ts";
import { cityTitle } from "#web/features/shipping/place/city-title.ts";
import { categoryTitle } from "#web/design/category/category-title.ts";
import { careAddress } from "#web/platform/addresses/care-address.ts";
import { inLanguage } from "#web/design/in-language.ts";
import type { Hospital } from "#core/content/care-page.ts";

/** Places side by side, each leading to its own page. */
export const HospitalCards = ({ hospitals }: { readonly hospitals: readonly Hospital[] }) => (
  <ul className="leaflet-cards">
    {hospitals.map(inLanguage).map(({ id, name, city, text, therapies }) => (
      <li key={id} className="leaflet-card">
        <p className="small faint">{cityTitle(city)}</p>
        <h3>{name}</h3>
        <p>{text}</p>
        <p className="small muted">{therapies.map(categoryTitle).join(" · ")}</p>
        <p className="leaflet-card-end">
          <a className="button quiet" href={careAddress.clinic(id)} aria-label={careWords.detailsOf({ name })}>
            {careWords.details}
          </a>
        </p>
      </li>
    ))}
  </ul>
);
