import { observer } from "mobx-react-lite";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { PlaceStore } from "./place-store.ts";
import { menuTitle } from "#web/design/menu-title.ts";
import { siteWords } from "#web/design/site-words.ts";
import { LocationButton } from "./location-button.tsx";

/** The kinds of therapy. Source: specification/site.md, Who it is for. */
const TYPES = ["Ayurveda", "Homeopathy", "Yoga", "Physiotherapy", "Nutrition", "Siddha", "Unani", "Naturopathy", "Chiropractic"] as const;

/** What addresses say of whoever chose no city. Source: specification/site.md, Menus on a phone. */
const HERE = "Current-Location";

/** Where somebody is, and practitioners there by what they practise. */
export const PractitionerBar = observer(function FindBar() {
  const { city } = useStore(PlaceStore);
  return (
    <div className="practitioner-bar">
      <div className="page-width">
        <section aria-label={siteWords.location}>
          <LocationButton className="chip" />
        </section>
        <nav aria-label={siteWords.findByType}>
          {TYPES.map((type) => (
            <a key={type} className="chip" href={`/practitioners?${new URLSearchParams({ city: city ?? HERE, type: type.toUpperCase() })}`}>
              {menuTitle(type)}
            </a>
          ))}
        </nav>
      </div>
    </div>
  );
});
