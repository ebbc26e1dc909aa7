import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { FindPractitionersNearby } from "#core/consultations/directory/find-practitioners-nearby.use-case.ts";
import { Button } from "#web/design/button/button.tsx";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { directoryPhrases as says } from "#web/features/consultations/wording/directory.ts";
import { NearMeModel } from "./near-me-model.ts";
import { PractitionerCards } from "./practitioner-card.tsx";
import type { DirectoryQuery } from "#core/consultations/directory/directory-query.ts";
import type { Position } from "#core/shipping/city.ts";
import type { NearMeState } from "./near-me-model.ts";

const TIMEOUT = 15_000;

const askBrowser = (): Promise<Position | null> =>
  new Promise((tell) => {
    if (!("geolocation" in navigator)) return tell(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => tell({ latitude, longitude }),
      () => tell(null),
      { timeout: TIMEOUT, maximumAge: TIMEOUT },
    );
  });

const nearMeNeeds = { findPractitionersNearby: FindPractitionersNearby };

/** Finds who is near: at once, as its code comes with a press, and on any further one. */
export const NearMe = observer(function NearMe({ query, year }: { readonly query: DirectoryQuery; readonly year: number }) {
  const useCases = useNeeds(nearMeNeeds);
  const [near] = useState(() => new NearMeModel(query, { ask: askBrowser, find: useCases.findPractitionersNearby }));
  useEffect(() => void near.press(), [near]);
  const { state } = near;
  return (
    <>
      <Button look="main" state={state.kind === "asking" ? "busy" : "ready"} onPress={near.press}>
        {says.near}
      </Button>
      <p role="status">{stateText(state)}</p>
      {state.kind === "found" && state.entries.length > 0 ? (
        <>
          <h2>{state.place === null ? says.nearTitle : says.nearPlace({ place: state.place })}</h2>
          <PractitionerCards entries={state.entries} year={year} />
        </>
      ) : null}
    </>
  );
});

function stateText(state: NearMeState): string {
  switch (state.kind) {
    case "unasked":
      return "";
    case "asking":
      return says.nearBusy;
    case "refused":
      return says.nearRefused;
    case "unavailable":
      return says.nearFailed;
    case "found":
      return state.entries.length === 0 ? says.nearNobody : "";
  }
}
