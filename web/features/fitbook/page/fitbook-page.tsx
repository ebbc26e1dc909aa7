import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { ForCustomer } from "#web/platform/own-page/for-customer.tsx";
import { fitbookAddress } from "#web/platform/addresses/fitbook-address.ts";
import { fitbookHeads } from "#web/features/fitbook/wording/fitbook-heads.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import { keepFocusNear } from "#web/platform/window/keep-focus-near.ts";
import "#web/features/fitbook/fitbook.css";
import type { ReactNode } from "react";
import type { CustomerId } from "#core/identity/customer-id.ts";

const Entered = latePart(lateCode(() => import("./entered.tsx"), "Entered"));

type FitbookPageProps = {
  readonly title: string;
  readonly lead: string;
  readonly here: "feed" | "people" | "own" | "challenges" | "groups" | null;
  readonly children: (customer: CustomerId) => ReactNode;
};

/** A page of Fitbook. Who has not entered is asked to, and comes to the page behind it. */
export function FitbookPage({ title, lead, here, children }: FitbookPageProps) {
  const waiting = <RowSkeletons rows={["first", "second", "third"]} label={fitbookHeads.reading} />;
  return (
    <div ref={keepFocusNear} className="page-width fitbook">
      <header className="stack gap-2">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </header>
      <nav className="fitbook-ways" aria-label={fitbookHeads.pages}>
        <a href={fitbookAddress.feed} aria-current={here === "feed" ? "page" : undefined}>
          {fitbookHeads.posts}
        </a>
        <a href={fitbookAddress.people} aria-current={here === "people" ? "page" : undefined}>
          {fitbookHeads.people.title}
        </a>
        <a href={fitbookAddress.own} aria-current={here === "own" ? "page" : undefined}>
          {fitbookHeads.ownProfile}
        </a>
        <a href={fitbookAddress.challenges} aria-current={here === "challenges" ? "page" : undefined}>
          {fitbookHeads.challenges.title}
        </a>
        <a href={fitbookAddress.groups} aria-current={here === "groups" ? "page" : undefined}>
          {fitbookHeads.groups.title}
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
