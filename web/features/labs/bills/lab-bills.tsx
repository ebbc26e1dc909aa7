import { useState } from "react";
import { labTitleOf } from "#core/invoices/lab-paper.ts";
import { PapersOfOne } from "#web/features/payments/papers/papers-of-one.tsx";
import { labAddress } from "#web/platform/addresses/lab-address.ts";
import { labBillPhrases as says } from "#web/features/labs/wording/lab-bills.ts";
import { saveFile } from "#web/platform/files/save-file.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { LabBillPaper } from "./lab-bill-paper.tsx";
import { labBillsModel, labBillsNeeds } from "./lab-bills-model.ts";
import type { ReactNode } from "react";
import type { CustomerId } from "#core/identity/customer-id.ts";

type LabBillsProps = { readonly customer: CustomerId; readonly id: string; readonly waiting: ReactNode };

/** The receipt and the bill of a lab booking. */
export function LabBills({ customer, id, waiting }: LabBillsProps) {
  const useCases = useNeeds(labBillsNeeds);
  const [model] = useState(() => labBillsModel(customer, id, { ...useCases, save: saveFile }));
  return (
    <PapersOfOne
      model={model}
      waiting={waiting}
      says={says}
      one={{ address: labAddress.booking(id), words: says.toBooking }}
      all={{ address: labAddress.bookings, words: says.allBookings }}
      titleOf={labTitleOf}
      draw={(paper) => <LabBillPaper paper={paper} />}
    />
  );
}
