import { useEffect } from "react";
import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { ForCustomer } from "#web/platform/own-page/for-customer.tsx";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { consultationAddress } from "#web/platform/addresses/consultation-address.ts";
import type { ReactNode } from "react";
import type { Profile } from "#core/account/profile.ts";
import type { Day } from "#core/shared/day.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { OwnBooking } from "#web/features/payments/purchase/own-booking.ts";

/** What a page of the desk is asked for; `day` null: its address names none. */
export type DeskBooking = OwnBooking & { readonly day: Day | null };

type DeskPageProps = {
  readonly data: OwnBooking;
  readonly children: (customer: CustomerId, waiting: ReactNode, profile: Profile) => ReactNode;
};

/** A page of the desk for whoever is signed in. Others are asked to sign in over it, and find it behind. */
export function DeskPage({ data: { title, lead }, children }: DeskPageProps) {
  const session = useStore(SessionStore);
  useEffect(() => {
    void session.open().then(() => session.askAtTheDoor(consultationAddress.desk));
  }, [session]);
  const waiting = <RowSkeletons rows={["first", "second", "third"]} label={title} />;
  return (
    <div className="desk-page">
      <div className="desk-page-head">
        <h1>{title}</h1>
        <p className="muted">{lead}</p>
      </div>
      <ForCustomer waiting={waiting}>{(customer, profile) => children(customer, waiting, profile)}</ForCustomer>
    </div>
  );
}
