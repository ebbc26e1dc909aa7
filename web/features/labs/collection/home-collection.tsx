import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { DeliveryModel } from "#web/features/shipping/delivery/delivery-model.ts";
import { labPhrases as says } from "#web/features/labs/wording/labs.ts";
import { useNeeds, useStore } from "#web/platform/window/dependencies.tsx";
import { HomeCollectionModel, homeCollectionNeeds } from "./home-collection-model.ts";

/** Whether samples are taken at home in the pincode that this device knows. Nothing where it knows none. */
export const HomeCollection = observer(function HomeCollection() {
  const useCases = useNeeds(homeCollectionNeeds);
  const { pincode } = useStore(DeliveryModel);
  const [model] = useState(() => new HomeCollectionModel(useCases));
  useEffect(() => {
    if (pincode !== null) void model.ask(pincode);
  }, [model, pincode]);
  const { coming } = model;
  if (pincode === null || coming === null) return null;
  return <span>{coming.length === 0 ? says.nobodyComesThere({ pincode }) : says.somebodyComes({ pincode, labs: coming.join(", ") })}</span>;
});
