import { LocateFixed } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { nearestCity } from "#core/shipping/city.ts";
import { searchedText } from "#core/shared/searched-text.ts";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { Dialog } from "#web/design/dialog/dialog.tsx";
import { PlaceStore } from "./place-store.ts";
import { cityTitle } from "./city-title.ts";
import { stateName } from "#web/design/state-name.ts";
import { placeWords } from "#web/features/shipping/wording/place.ts";
import { CITIES } from "#core/shipping/cities.ts";

type Finding = "idle" | "asking" | "forbidden" | "unknown" | "far";

/** Where somebody is: the phone says it on request, and only which of these cities is nearest is kept; or they choose one. Nothing of it leaves the device. */
export const PlaceDialog = observer(function PlaceDialog() {
  const place = useStore(PlaceStore);
  const [typed, type] = useState("");
  const [finding, find] = useState<Finding>("idle");
  const locate = () => {
    if (finding === "asking") return;
    find("asking");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const city = nearestCity(CITIES, coords);
        if (city === null) find("far");
        else place.choose(city.name);
      },
      ({ code, PERMISSION_DENIED }) => find(code === PERMISSION_DENIED ? "forbidden" : "unknown"),
      { timeout: 10_000, maximumAge: 600_000 },
    );
  };
  const sought = searchedText(typed);
  const shown = CITIES.filter(({ name, state }) => [name, state, cityTitle(name)].some((text) => searchedText(text).includes(sought)));
  return (
    <Dialog title={placeWords.title} hint={placeWords.hint} closeLabel={placeWords.close} onClose={place.leave}>
      {"geolocation" in navigator ? (
        <button
          type="button"
          className={finding === "asking" ? "button soft is-busy" : "button soft"}
          aria-disabled={finding === "asking"}
          onClick={locate}
        >
          {finding === "asking" ? null : <LocateFixed className="icon" aria-hidden="true" />}
          {finding === "asking" ? placeWords.locating : placeWords.locate}
        </button>
      ) : null}
      <p className="small muted" role="status">
        {finding === "idle" || finding === "asking" ? null : placeWords.problem[finding]}
      </p>
      <label className="field">
        <span>{placeWords.search}</span>
        <input type="search" autoComplete="off" maxLength={60} value={typed} onChange={({ target }) => type(target.value)} />
      </label>
      <ul className="city-list" aria-label={placeWords.cities}>
        {shown.map(({ name, state }) => (
          <li key={name}>
            <button type="button" aria-pressed={place.city === name} onClick={() => place.choose(name)}>
              {cityTitle(name)} <span className="small faint">{stateName(state)}</span>
            </button>
          </li>
        ))}
      </ul>
      {shown.length === 0 ? <p className="muted">{placeWords.noMatch({ typed })}</p> : null}
    </Dialog>
  );
});
