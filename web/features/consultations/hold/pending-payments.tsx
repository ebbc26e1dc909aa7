import Wallet from "lucide-react/icons/wallet";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { NothingYet } from "#web/design/empty-state/nothing-yet.tsx";
import { rupees } from "#web/design/figures/amounts.ts";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { bookingWords } from "#web/features/consultations/booking/booking-words.ts";
import { consultationAddress } from "#web/platform/addresses/consultation-address.ts";
import { paymentPhrases } from "#web/features/payments/wording/payments.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import { readPending, readPendingNeeds } from "./pending-data.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import "#web/features/payments/purchase/bookings.css";
import type { ReactNode } from "react";
import type { UnpaidPayment } from "#core/payments/unpaid-payment.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

/** Where it is paid. Those of laboratories and plans are written out: their code would come with this page. */
function addressOf({ kind, id }: UnpaidPayment): string {
  if (kind === "order") return shopAddress.thanks(id);
  if (kind === "plan") return `/my-plans/${encodeURIComponent(id)}`;
  return kind === "lab-tests" ? `/diagnosticlab/bookings/${encodeURIComponent(id)}` : consultationAddress.hold(id);
}

type PendingProps = { readonly customer: CustomerId; readonly waiting: ReactNode };

/** Orders and appointments that can still be paid, each with one press to go on. */
export const PendingPayments = observer(function PendingPayments({ customer, waiting }: PendingProps) {
  const useCases = useNeeds(readPendingNeeds);
  const [unpaid] = useState(() => new Resource(() => readPending(useCases, customer)));
  useEffect(() => void unpaid.ask(), [unpaid]);
  const { state } = unpaid;
  if (state.kind === "unavailable") return <TryAgain what={bookingWords.notShown} onPress={() => void unpaid.ask()} />;
  if (state.kind !== "read") return waiting;
  if (state.value.length === 0)
    return (
      <NothingYet Icon={Wallet} heading={bookingWords.noPending} text={bookingWords.noPendingText}>
        <a className="button quiet" href={consultationAddress.appointments}>
          {bookingWords.all}
        </a>
      </NothingYet>
    );
  return (
    <ul className="booking-cards">
      {state.value.map((one) => {
        const what = bookingWords.pending(one);
        return (
          <li key={one.id} className="booking-card">
            <div className="row flex-wrap justify-between">
              <h2 className="heading-3">{what}</h2>
              <b className="number">{rupees(one.amount)}</b>
            </div>
            {one.isBeingChecked ? (
              <p className="small muted">{paymentPhrases.isBeingChecked}</p>
            ) : one.until === null ? null : (
              <p className="small muted">{bookingWords.payBy(one.until, one)}</p>
            )}
            <div>
              {one.isBeingChecked ? (
                <a className="button quiet" href={addressOf(one)} aria-label={bookingWords.seeFor({ what })}>
                  {bookingWords.seePayment}
                </a>
              ) : (
                <a className="button main" href={addressOf(one)} aria-label={bookingWords.payFor({ what })}>
                  {bookingWords.payNow}
                </a>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
});
