import { FileX, Printer, ReceiptIndianRupee } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { titleOf } from "#core/invoices/service-paper.ts";
import { Button } from "#web/design/button/button.tsx";
import { NothingYet } from "#web/design/empty-state/nothing-yet.tsx";
import { TryAgain } from "#web/features/account/page/try-again.tsx";
import { PaperSection } from "#web/features/consultations/bills/paper-section.tsx";
import { billPhrases } from "#web/features/consultations/wording/bills.ts";
import { planAddress } from "#web/features/plans/plan-address.ts";
import { planBillPhrases as says } from "#web/features/plans/wording/plan-bills.ts";
import { saveFile } from "#web/platform/files/save-file.ts";
import { Whole } from "#web/platform/late/whole.ts";
import { useDependency } from "#web/platform/window/dependencies.tsx";
import { PlanBillPaper } from "./plan-bill-paper.tsx";
import { planBillsModel } from "./plan-bills-model.ts";
import type { ReactNode } from "react";
import type { CustomerId } from "#core/identity/customer-id.ts";

type PlanBillsProps = { readonly customer: CustomerId; readonly id: string; readonly waiting: ReactNode };

/** The bill of a plan, and the credit note against it, the newest first, as they are printed. */
export const PlanBills = observer(function PlanBills({ customer, id, waiting }: PlanBillsProps) {
  const whole = useDependency(Whole);
  const [model] = useState(() => planBillsModel(customer, id, { whole, save: saveFile }));
  useEffect(() => void model.ask(), [model]);
  const { state } = model;
  if (state.kind === "unavailable") return <TryAgain what={says.notShown} onPress={() => void model.ask()} />;
  if (state.kind === "reading") return waiting;
  if (state.value.kind === "refused")
    return (
      <NothingYet Icon={FileX} heading={says.unknown} text={says.unknownText}>
        <a className="button main" href={planAddress.mine}>
          {says.all}
        </a>
      </NothingYet>
    );
  const papers = state.value.value;
  const toPlan = (
    <a className="button quiet" href={planAddress.one(id)}>
      {says.toPlan}
    </a>
  );
  if (papers.length === 0)
    return (
      <NothingYet Icon={ReceiptIndianRupee} heading={billPhrases.none} text={says.noneText}>
        {toPlan}
      </NothingYet>
    );
  return (
    <div className="stack gap-6">
      <div className="row flex-wrap no-print">
        {toPlan}
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
          onDownload={() => void model.fetch(paper.number)}
        >
          <PlanBillPaper paper={paper} />
        </PaperSection>
      ))}
    </div>
  );
});
