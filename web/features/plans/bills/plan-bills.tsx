import { useState } from "react";
import { titleOf } from "#core/invoices/service-paper.ts";
import { PapersOfOne } from "#web/features/payments/papers/papers-of-one.tsx";
import { planAddress } from "#web/platform/addresses/plan-address.ts";
import { planBillPhrases as says } from "#web/features/plans/wording/plan-bills.ts";
import { saveFile } from "#web/platform/files/save-file.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { PlanBillPaper } from "./plan-bill-paper.tsx";
import { planBillsModel, planBillsNeeds } from "./plan-bills-model.ts";
import type { ReactNode } from "react";
import type { CustomerId } from "#core/identity/customer-id.ts";

type PlanBillsProps = { readonly customer: CustomerId; readonly id: string; readonly waiting: ReactNode };

/** The bill of a plan, and the credit note against it. */
export function PlanBills({ customer, id, waiting }: PlanBillsProps) {
  const useCases = useNeeds(planBillsNeeds);
  const [model] = useState(() => planBillsModel(customer, id, { ...useCases, save: saveFile }));
  return (
    <PapersOfOne
      model={model}
      waiting={waiting}
      says={says}
      one={{ address: planAddress.one(id), words: says.toPlan }}
      all={{ address: planAddress.mine, words: says.all }}
      titleOf={titleOf}
      draw={(paper) => <PlanBillPaper paper={paper} />}
    />
  );
}
