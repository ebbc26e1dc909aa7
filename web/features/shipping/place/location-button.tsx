import { observer } from "mobx-react-lite";
import { lateCode } from "#web/platform/late/late-code.ts";
import { Opened } from "#web/platform/late/opened.tsx";
import { useAwake } from "#web/platform/window/use-awake.ts";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { PlaceButton } from "./place-button.tsx";
import { PlaceStore } from "./place-store.ts";

const namedPlaceButton = lateCode(() => import("./named-place-button.tsx"), "NamedPlaceButton");

/** Which city pages are for; pressed, another is chosen. Names of cities come once one is chosen: until then it is called as it is kept. */
export const LocationButton = observer(function LocationButton({ className }: { readonly className: string }) {
  const place = useStore(PlaceStore);
  const city = useAwake() ? place.city : null;
  const plain = <PlaceButton className={className} city={city} />;
  return city === null ? plain : <Opened load={namedPlaceButton} given={{ className, city }} waits={plain} />;
});
