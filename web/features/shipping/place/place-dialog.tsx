import { observer } from "mobx-react-lite";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { Dialog } from "#web/design/dialog/dialog.tsx";
import { DeliveryModel } from "#web/features/shipping/delivery/delivery-model.ts";
import { placeWords } from "#web/features/shipping/wording/place.ts";
import { CityChoice } from "./city-choice.tsx";
import { PlaceStore } from "./place-store.ts";
import type { City } from "#core/shipping/city.ts";

/** Where somebody is. Nothing of it leaves the device, save the pincode that deliveries are looked up for. */
export const PlaceDialog = observer(function PlaceDialog() {
  const [place, delivery] = [useStore(PlaceStore), useStore(DeliveryModel)];
  const choose = ({ name, pincode }: City) => {
    place.choose(name);
    if (delivery.pincode === null) void delivery.ask(pincode); // A pincode that was named before is more exact.
  };
  return (
    <Dialog title={placeWords.title} hint={placeWords.hint} closeLabel={placeWords.close} onClose={place.leave}>
      <CityChoice chosen={place.city} onChoose={choose} />
    </Dialog>
  );
});
