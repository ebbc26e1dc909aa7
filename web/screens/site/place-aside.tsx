import { observer } from "mobx-react-lite";
import { lazy, Suspense, useEffect } from "react";
import { useStore } from "#web/frame/keeper.tsx";
import { PlaceStore } from "#web/stores/place-store.ts";

const PlaceDialog = lazy(async () => ({ default: (await import("./place-dialog.tsx")).PlaceDialog }));

/** The city is read once the page stands; choosing another comes when it is asked for. */
export const PlaceAside = observer(function PlaceAside() {
  const place = useStore(PlaceStore);
  useEffect(() => place.begin(), [place]);
  return <Suspense>{place.isChoosing ? <PlaceDialog /> : null}</Suspense>;
});
