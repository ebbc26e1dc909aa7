import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useDependency } from "#web/platform/window/dependencies.tsx";
import { Whole } from "#web/platform/late/whole.ts";
import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { ForCustomer } from "#web/features/account/page/for-customer.tsx";
import { TryAgain } from "#web/features/account/page/try-again.tsx";
import { EnteringForm } from "#web/features/fitbook/entering/entering-form.tsx";
import { fitbookAddress } from "#web/features/fitbook/fitbook-address.ts";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import { OwnPlaceModel } from "./own-place-model.ts";
import "#web/features/fitbook/fitbook.css";
import type { ReactNode } from "react";
import type { FitbookProfile } from "#core/fitbook/people/fitbook-profile.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

/** Who is in Fitbook, as whom, and what keeps a changed profile in sight. */
export type InFitbook = {
  readonly customer: CustomerId;
  readonly profile: FitbookProfile;
  readonly onChanged: (profile: FitbookProfile) => void;
};

type FitbookPageProps = {
  readonly title: string;
  readonly here: "people" | "own" | null;
  readonly children: (inside: InFitbook) => ReactNode;
};

/** A page of Fitbook. Who has not entered is asked to, and comes to the page behind it. */
export function FitbookPage({ title, here, children }: FitbookPageProps) {
  const waiting = <RowSkeletons rows={["first", "second", "third"]} label={fitbookWords.reading} />;
  return (
    <div className="page-width fitbook">
      <h1>{title}</h1>
      <nav className="fitbook-ways" aria-label={fitbookWords.pages}>
        <a href={fitbookAddress.people} aria-current={here === "people" ? "page" : undefined}>
          {fitbookWords.people}
        </a>
        <a href={fitbookAddress.own} aria-current={here === "own" ? "page" : undefined}>
          {fitbookWords.ownProfile}
        </a>
      </nav>
      <ForCustomer waiting={waiting}>
        {(customer) => (
          <Entered customer={customer} waiting={waiting}>
            {children}
          </Entered>
        )}
      </ForCustomer>
    </div>
  );
}

type EnteredProps = Pick<FitbookPageProps, "children"> & { readonly customer: CustomerId; readonly waiting: ReactNode };

const Entered = observer(function Entered({ customer, waiting, children }: EnteredProps) {
  const whole = useDependency(Whole);
  const [model] = useState(() => new OwnPlaceModel(customer, whole));
  useEffect(() => void model.ask(), [model]);
  const { state } = model;
  if (state.kind === "reading") return waiting;
  if (state.kind === "unavailable") return <TryAgain what={fitbookWords.unavailable} onPress={model.ask} />;
  const { profile, account } = state.value;
  if (profile === null) return <EnteringForm account={account} customer={customer} onEntered={model.take} />;
  return children({ customer, profile, onChanged: model.take });
});
