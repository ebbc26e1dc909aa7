import LocateFixed from "lucide-react/icons/locate-fixed";
import { useState } from "react";
import { nearestCity } from "#core/shipping/city.ts";
import { searchedText } from "#core/shared/searched-text.ts";
import { stateName } from "#web/design/state-name.ts";
import { placeWords } from "#web/features/shipping/wording/place.ts";
import { CITIES } from "#core/shipping/cities.ts";
import { cityTitle } from "./city-title.ts";
import type { City } from "#core/shipping/city.ts";

type Finding = "idle" | "asking" | "forbidden" | "unknown" | "far";
type Choice = { readonly chosen: string | null; readonly onChoose: (city: City) => void };

/** The phone says on request where it is, and only which of these cities is nearest is told; or somebody chooses one. */
export function CityChoice({ chosen, onChoose }: Choice) {
  const [typed, type] = useState("");
  const [finding, find] = useState<Finding>("idle");
  const locate = () => {
    if (finding === "asking") return;
    find("asking");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const city = nearestCity(CITIES, coords);
        find(city === null ? "far" : "idle");
        if (city !== null) onChoose(city);
      },
      ({ code, PERMISSION_DENIED }) => find(code === PERMISSION_DENIED ? "forbidden" : "unknown"),
      { timeout: 10_000, maximumAge: 600_000 },
    );
  };
  const sought = searchedText(typed);
  const shown = CITIES.filter(({ name, state }) => [name, state, cityTitle(name)].some((text) => searchedText(text).includes(sought)));
  return (
    <>
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
        {shown.map((city) => (
          <li key={city.name}>
            <button type="button" aria-pressed={chosen === city.name} onClick={() => onChoose(city)}>
              {cityTitle(city.name)} <span className="small faint">{stateName(city.state)}</span>
            </button>
          </li>
        ))}
      </ul>
      {shown.length === 0 ? <p className="muted">{placeWords.noMatch({ typed })}</p> : null}
    </>
  );
}
