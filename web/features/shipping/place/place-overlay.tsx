import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { Opened } from "#web/platform/page/opened.tsx";
import { PlaceStore } from "./place-store.ts";
import { lateCode } from "#web/platform/late/late-code.ts";

const placeDialog = lateCode(() => import("./place-dialog.tsx"), "PlaceDialog");

/** The city is read once the page stands; choosing another comes when it is asked for. */
export const PlaceOverlay = observer(function PlaceAside() {
  const place = useStore(PlaceStore);
  useEffect(() => place.begin(), [place]);
  return place.isChoosing ? <Opened load={placeDialog} given={NOTHING} onLost={place.leave} /> : null;
});

const NOTHING = {};
