import MapPin from "lucide-react/icons/map-pin";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { siteWords } from "#web/design/site-words.ts";
import { PlaceStore } from "./place-store.ts";

/** Pressed, a city is chosen; `city` is the name of the one that is, null: none is. */
export function PlaceButton({ className, city }: { readonly className: string; readonly city: string | null }) {
  const place = useStore(PlaceStore);
  return (
    <button
      type="button"
      className={className}
      aria-label={city === null ? siteWords.chooseCity : siteWords.cityChosen({ city })}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => {
        currentTarget.closest<HTMLElement>("[popover]")?.hidePopover?.();
        place.ask();
      }}
    >
      <MapPin className="icon" aria-hidden="true" />
      <span className="place-city">{city ?? siteWords.chooseCity}</span>
    </button>
  );
}
