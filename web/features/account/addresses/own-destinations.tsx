import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { ListAddresses } from "#core/account/list-addresses.use-case.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import { useNeeds, useStore } from "#web/platform/window/dependencies.tsx";
import type { AddressBook } from "#core/account/address.ts";
import type { OwnDestination } from "#web/platform/slots/frame-slots.ts";

const ownDestinationsNeeds = { listAddresses: ListAddresses };

/** Where addresses are changed: whoever comes from there may have others. */
const CHANGES_ADDRESSES = /^\/shop\/checkout|\/address/i;

type OwnDestinationsProps = {
  /** Each is a function that stays the same. */
  readonly onRead: (own: readonly OwnDestination[]) => void;
  readonly onLeft: () => void;
};

/** Tells where parcels of whoever is signed in go, the default address first, and that they have left; there is nothing to draw. */
export const OwnDestinations = observer(function OwnDestinations({ onRead, onLeft }: OwnDestinationsProps) {
  const useCases = useNeeds(ownDestinationsNeeds);
  const { customer, isSignedIn, state } = useStore(SessionStore);
  const isChanging = CHANGES_ADDRESSES.test(useLocation().pathname);
  const hasLeft = state === "read" && !isSignedIn;
  useEffect(() => {
    if (hasLeft) onLeft();
    if (customer === null || isChanging) return;
    let isOver = false;
    const read = async () => {
      const book = new Resource(() => useCases.listAddresses(customer));
      await book.ask(); // Without an answer parcels go where they went.
      if (book.state.kind === "read" && !isOver) onRead(destinationsOf(book.state.value));
    };
    void read();
    return () => {
      isOver = true;
    };
  }, [hasLeft, customer, isChanging, useCases, onRead, onLeft]);
  return null;
});

const destinationsOf = (book: AddressBook): readonly OwnDestination[] =>
  book.toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault)).map(({ name, pincode }) => ({ name, pincode }));
