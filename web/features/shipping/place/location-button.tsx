import { MapPin } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useAwake } from "#web/platform/window/use-awake.ts";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { PlaceStore } from "./place-store.ts";
import { siteWords } from "#web/design/site-words.ts";

/** Which city pages are for; pressed, another is chosen. */
export const LocationButton = observer(function LocationButton({ className }: { readonly className: string }) {
  const place = useStore(PlaceStore);
  const city = useAwake() ? place.title : null;
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
});
