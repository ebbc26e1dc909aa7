import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { ForCustomer } from "#web/platform/own-page/for-customer.tsx";
import { PageHead } from "#web/design/page-head/page-head.tsx";
import type { ReactNode } from "react";
import type { Profile } from "#core/account/profile.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { OwnBooking } from "./own-booking.ts";

type OwnPageProps = {
  readonly data: OwnBooking;
  readonly way?: readonly { readonly title: string; readonly address: string }[];
  readonly children: (customer: CustomerId, waiting: ReactNode, profile: Profile) => ReactNode;
};

/** A page of bookings for whoever is signed in. */
export function OwnPage({ data: { title, lead }, way = [], children }: OwnPageProps) {
  const waiting = <RowSkeletons rows={["first", "second", "third"]} label={title} />;
  return (
    <div className="page-width leaflet">
      <PageHead way={way} here={title} title={title} lead={lead} />
      <ForCustomer waiting={waiting}>{(customer, profile) => children(customer, waiting, profile)}</ForCustomer>
    </div>
  );
}
