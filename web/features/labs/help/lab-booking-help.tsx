import { inLanguage } from "#web/design/in-language.ts";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Clock } from "#core/shared/clock.port.ts";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { LabBookingModel, labBookingNeeds } from "#web/features/labs/booking/lab-booking-model.ts";
import { labBookingWords } from "#web/features/labs/booking/lab-booking-words.ts";
import { UnknownLabBooking } from "#web/features/labs/booking/unknown-lab-booking.tsx";
import { newKey } from "#web/platform/requests/new-key.ts";
import { useDependency, useNeeds } from "#web/platform/window/dependencies.tsx";
import { BookingHelp } from "#web/features/tickets/help/booking-help.tsx";
import type { ReactNode } from "react";
import type { CustomerId } from "#core/identity/customer-id.ts";

type LabBookingHelpProps = { readonly customer: CustomerId; readonly id: string; readonly waiting: ReactNode };

/** Help with a lab booking once it is read. */
export const LabBookingHelp = observer(function LabBookingHelp({ customer, id, waiting }: LabBookingHelpProps) {
  const useCases = useNeeds(labBookingNeeds);
  const now = useDependency(Clock);
  const [purchase] = useState(() => new LabBookingModel(customer, id, { ...useCases, now, newKey }).purchase);
  useEffect(() => void purchase.look(), [purchase]);
  const { state } = purchase;
  if (state.kind === "unavailable") return <TryAgain what={labBookingWords.notShown} onPress={() => void purchase.look()} />;
  if (state.kind !== "read") return waiting;
  if (state.value === null) return <UnknownLabBooking />;
  const { booking } = state.value;
  return (
    <BookingHelp
      customer={customer}
      subject={{ kind: "lab-booking", id: booking.id, name: inLanguage(booking.lab).name, start: booking.start }}
    />
  );
});
