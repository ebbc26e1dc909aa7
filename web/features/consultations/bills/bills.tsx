import { observer } from "mobx-react-lite";
import { useState } from "react";
import { titleOf } from "#core/invoices/service-paper.ts";
import { consultationAddress } from "#web/platform/addresses/consultation-address.ts";
import { billPhrases as says } from "#web/features/payments/wording/bills.ts";
import { saveFile } from "#web/platform/files/save-file.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { bookingWords } from "#web/features/consultations/booking/booking-words.ts";
import { AllBills } from "./all-bills.tsx";
import { BillPaper } from "./bill-paper.tsx";
import { billsModel, billsNeeds } from "./bills-model.ts";
import { PapersOfOne } from "#web/features/payments/papers/papers-of-one.tsx";
import "#web/features/payments/purchase/bookings.css";
import type { ReactNode } from "react";
import type { CustomerId } from "#core/identity/customer-id.ts";

type BillsProps = { readonly customer: CustomerId; readonly id: string | null; readonly waiting: ReactNode };

/** All papers of a customer's appointments; or those of one, as they are printed. */
export const Bills = ({ customer, id, waiting }: BillsProps) =>
  id === null ? <AllBills customer={customer} waiting={waiting} /> : <BillsOfOne customer={customer} id={id} waiting={waiting} />;

const BillsOfOne = observer(function BillsOfOne({ customer, id, waiting }: BillsProps & { readonly id: string }) {
  const useCases = useNeeds(billsNeeds);
  const [model] = useState(() => billsModel(customer, id, { ...useCases, save: saveFile }));
  const booking = model.state.kind === "read" ? model.state.value.booking : null;
  return (
    <PapersOfOne
      model={model}
      waiting={waiting}
      says={says}
      one={{ address: consultationAddress.appointment(id), words: says.toAppointment }}
      all={{ address: consultationAddress.bills, words: says.all }}
      titleOf={titleOf}
      draw={(paper) => <BillPaper paper={paper} />}
      note={booking === null ? null : bookingWords.money(booking)}
    />
  );
});
