import { FileX, Printer, ReceiptIndianRupee } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { labTitleOf } from "#core/invoices/lab-paper.ts";
import { Button } from "#web/design/button/button.tsx";
import { NothingYet } from "#web/design/empty-state/nothing-yet.tsx";
import { TryAgain } from "#web/features/account/page/try-again.tsx";
import { PaperSection } from "#web/features/consultations/bills/paper-section.tsx";
import { billPhrases } from "#web/features/consultations/wording/bills.ts";
import { labAddress } from "#web/features/labs/lab-address.ts";
import { labBillPhrases as says } from "#web/features/labs/wording/lab-bills.ts";
import { saveFile } from "#web/platform/files/save-file.ts";
import { Whole } from "#web/platform/late/whole.ts";
import { useDependency } from "#web/platform/window/dependencies.tsx";
import { LabBillPaper } from "./lab-bill-paper.tsx";
import { labBillsModel } from "./lab-bills-model.ts";
import type { ReactNode } from "react";
import type { CustomerId } from "#core/identity/customer-id.ts";

type LabBillsProps = { readonly customer: CustomerId; readonly id: string; readonly waiting: ReactNode };

/** The receipt and the bill of a lab booking, the newest first, as they are printed. */
export const LabBills = observer(function LabBills({ customer, id, waiting }: LabBillsProps) {
  const whole = useDependency(Whole);
  const [model] = useState(() => labBillsModel(customer, id, { whole, save: saveFile }));
  useEffect(() => void model.ask(), [model]);
  const { state } = model;
  if (state.kind === "unavailable") return <TryAgain what={says.notShown} onPress={() => void model.ask()} />;
  if (state.kind === "reading") return waiting;
  if (state.value.kind === "refused")
    return (
      <NothingYet Icon={FileX} heading={says.unknown} text={says.unknownText}>
        <a className="button main" href={labAddress.bookings}>
          {says.allBookings}
        </a>
      </NothingYet>
    );
  const papers = state.value.value;
  const toBooking = (
    <a className="button quiet" href={labAddress.booking(id)}>
      {says.toBooking}
    </a>
  );
  if (papers.length === 0)
    return (
      <NothingYet Icon={ReceiptIndianRupee} heading={billPhrases.none} text={says.noneText}>
        {toBooking}
      </NothingYet>
    );
  return (
    <div className="stack gap-6">
      <div className="row flex-wrap no-print">
        {toBooking}
        <Button look="quiet" onPress={() => globalThis.print()}>
          <Printer className="icon" aria-hidden="true" />
          {billPhrases.print}
        </Button>
      </div>
      {papers.map((paper) => (
        <PaperSection
          key={paper.number}
          title={billPhrases[labTitleOf(paper)]}
          number={paper.number}
          download={model.downloadOf(paper.number)}
          onDownload={() => void model.fetch(paper.number)}
        >
          <LabBillPaper paper={paper} />
        </PaperSection>
      ))}
    </div>
  );
});
