import { observer } from "mobx-react-lite";
import { useAwake } from "#web/platform/window/use-awake.ts";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { PlaceStore } from "./place-store.ts";
import { categoryTitle } from "#web/design/category/category-title.ts";
import { frameMenuWords } from "#web/design/wording/frame-menus.ts";

/** The kinds of therapy. Source: specification/site.md, Who it is for. */
const TYPES = ["Ayurveda", "Homeopathy", "Yoga", "Physiotherapy", "Nutrition", "Siddha", "Unani", "Naturopathy", "Chiropractic"] as const;

/** What addresses say of whoever chose no city. Source: specification/site.md, Menus on a phone. */
const HERE = "Current-Location";

/** Practitioners in somebody's city by what they practise. */
export const PractitionerTypes = observer(function PractitionerTypes() {
  const place = useStore(PlaceStore);
  const city = (useAwake() ? place.city : null) ?? HERE;
  return (
    <nav aria-label={frameMenuWords.findByType}>
      {TYPES.map((type) => (
        <a key={type} className="chip" href={`/practitioners?${new URLSearchParams({ city, type: type.toUpperCase() })}`}>
          {categoryTitle(type)}
        </a>
      ))}
    </nav>
  );
});
