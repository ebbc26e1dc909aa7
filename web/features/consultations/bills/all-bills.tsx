import ReceiptIndianRupee from "lucide-react/icons/receipt-indian-rupee";
import { observer } from "mobx-react-lite";
import { Fragment, useEffect, useState } from "react";
import { titleOf } from "#core/invoices/service-paper.ts";
import { grouped } from "#core/shared/grouped.ts";
import { NothingYet } from "#web/design/empty-state/nothing-yet.tsx";
import { rupees } from "#web/design/figures/amounts.ts";
import { dayOf } from "#web/design/figures/days.ts";
import { datedMomentAt } from "#web/design/figures/moments.ts";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { consultationAddress } from "#web/platform/addresses/consultation-address.ts";
import { billPhrases } from "#web/features/payments/wording/bills.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { allBills, allBillsNeeds } from "./bills-model.ts";
import type { ReactNode } from "react";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ServicePaper } from "#core/invoices/service-paper.ts";

/** The papers of all appointments of a customer, an appointment a card. */
export const AllBills = observer(function AllBills({ customer, waiting }: { readonly customer: CustomerId; readonly waiting: ReactNode }) {
  const useCases = useNeeds(allBillsNeeds);
  const [read] = useState(() => allBills(customer, useCases));
  useEffect(() => void read.ask(), [read]);
  const { state } = read;
  if (state.kind === "unavailable") return <TryAgain what={billPhrases.notShown} onPress={() => void read.ask()} />;
  if (state.kind === "reading") return waiting;
  const papers = state.value.kind === "ok" ? state.value.value : [];
  if (papers.length > 0) return <BillList papers={papers} />;
  return (
    <NothingYet Icon={ReceiptIndianRupee} heading={billPhrases.none} text={billPhrases.noneText}>
      <a className="button quiet" href={consultationAddress.appointments}>
        {billPhrases.appointment}
      </a>
    </NothingYet>
  );
});

const BillList = ({ papers }: { readonly papers: readonly ServicePaper[] }) => (
  <ul className="booking-cards">
    {[...grouped(papers, ({ reference }) => reference)].map(([reference, several]) => (
      <li key={reference} className="booking-card">
        {several.slice(0, 1).map(({ supplier: { name }, start }) => (
          <Fragment key={reference}>
            <h2>
              <a href={consultationAddress.bill(reference)} aria-label={billPhrases.withWhom({ name, moment: datedMomentAt(start) })}>
                {name}
              </a>
            </h2>
            <p>{datedMomentAt(start)}</p>
          </Fragment>
        ))}
        {several.map((paper) => (
          <p key={paper.number} className="row justify-between">
            <span className="stack gap-1">
              <span>{`${billPhrases[titleOf(paper)]} ${paper.number}`}</span>
              <span className="small muted">{dayOf(paper.day)}</span>
            </span>
            <b className="number">{rupees(paper.total)}</b>
          </p>
        ))}
      </li>
    ))}
  </ul>
);
