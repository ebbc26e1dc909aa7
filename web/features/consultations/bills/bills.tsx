import { FileX, Printer, ReceiptIndianRupee } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { titleOf } from "#core/invoices/service-paper.ts";
import { grouped } from "#core/shared/grouped.ts";
import { Button } from "#web/design/button/button.tsx";
import { NothingYet } from "#web/design/empty-state/nothing-yet.tsx";
import { rupees } from "#web/design/figures/amounts.ts";
import { dayOf } from "#web/design/figures/days.ts";
import { momentAt } from "#web/design/figures/moments.ts";
import { TryAgain } from "#web/features/account/page/try-again.tsx";
import { consultationAddress } from "#web/features/consultations/consultation-address.ts";
import { billPhrases } from "#web/features/consultations/wording/bills.ts";
import { saveFile } from "#web/platform/files/save-file.ts";
import { Whole } from "#web/platform/late/whole.ts";
import { useDependency } from "#web/platform/window/dependencies.tsx";
import { BillPaper } from "./bill-paper.tsx";
import { BillsModel } from "./bills-model.ts";
import { PaperSection } from "./paper-section.tsx";
import "#web/features/consultations/booking/bookings.css";
import type { ReactNode } from "react";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ServicePaper } from "#core/invoices/service-paper.ts";

type BillsProps = { readonly customer: CustomerId; readonly id: string | null; readonly waiting: ReactNode };

/** All papers of a customer's appointments, an appointment a card; or those of one, as they are printed. */
export const Bills = observer(function Bills({ customer, id, waiting }: BillsProps) {
  const whole = useDependency(Whole);
  const [model] = useState(() => new BillsModel(customer, id, { whole, save: saveFile }));
  useEffect(() => void model.ask(), [model]);
  const { state } = model;
  if (state.kind === "unavailable") return <TryAgain what={billPhrases.unavailable} onPress={() => void model.ask()} />;
  if (state.kind === "reading") return waiting;
  const papers = state.kind === "read" ? state.papers : [];
  if (state.kind === "unknown" || (id !== null && papers.length === 0))
    return (
      <NothingYet Icon={FileX} heading={billPhrases.unknown} text={billPhrases.unknownText}>
        <a className="button main" href={consultationAddress.bills}>
          {billPhrases.all}
        </a>
      </NothingYet>
    );
  if (papers.length === 0)
    return (
      <NothingYet Icon={ReceiptIndianRupee} heading={billPhrases.none} text={billPhrases.noneText}>
        <a className="button quiet" href={consultationAddress.appointments}>
          {billPhrases.appointment}
        </a>
      </NothingYet>
    );
  return id === null ? <BillList papers={papers} /> : <OneBooking model={model} id={id} papers={papers} />;
});

const BillList = ({ papers }: { readonly papers: readonly ServicePaper[] }) => (
  <ul className="booking-cards">
    {[...grouped(papers, ({ reference }) => reference)].map(([reference, several]) => (
      <li key={reference} className="booking-card">
        {several.slice(0, 1).map(({ supplier: { name }, start }) => (
          <h2 key={reference}>
            <a href={consultationAddress.bill(reference)}>{billPhrases.withWhom({ name, moment: momentAt(start) })}</a>
          </h2>
        ))}
        {several.map((paper) => (
          <p key={paper.number} className="row flex-wrap justify-between">
            <span>
              {billPhrases[titleOf(paper)]} {paper.number}, {dayOf(paper.day)}
            </span>
            <b className="number">{rupees(paper.total)}</b>
          </p>
        ))}
      </li>
    ))}
  </ul>
);

type OneBookingProps = { readonly model: BillsModel; readonly id: string; readonly papers: readonly ServicePaper[] };

const OneBooking = observer(function OneBooking({ model, id, papers }: OneBookingProps) {
  return (
    <div className="stack gap-6">
      <div className="row flex-wrap no-print">
        <a className="button quiet" href={consultationAddress.appointment(id)}>
          {billPhrases.toAppointment}
        </a>
        <a className="button quiet" href={consultationAddress.bills}>
          {billPhrases.all}
        </a>
        <Button look="quiet" onPress={() => globalThis.print()}>
          <Printer className="icon" aria-hidden="true" />
          {billPhrases.print}
        </Button>
      </div>
      {papers.map((paper) => (
        <PaperSection
          key={paper.number}
          title={billPhrases[titleOf(paper)]}
          number={paper.number}
          download={model.downloadOf(paper.number)}
          onDownload={() => void model.fetch(paper)}
        >
          <BillPaper paper={paper} />
        </PaperSection>
      ))}
    </div>
  );
});
