import { AppointmentLoader } from "#web/features/consultations/appointments/appointment-loader.tsx";
import { BookingHelp } from "#web/features/tickets/help/booking-help.tsx";
import type { ReactNode } from "react";
import type { CustomerId } from "#core/identity/customer-id.ts";

type AppointmentHelpProps = { readonly customer: CustomerId; readonly id: string; readonly waiting: ReactNode };

/** Help with an appointment once it is read. */
export const AppointmentHelp = ({ customer, id, waiting }: AppointmentHelpProps) => (
  <AppointmentLoader customer={customer} id={id} waiting={waiting}>
    {(_, { booking }) => (
      <BookingHelp
        customer={customer}
        subject={{ kind: "appointment", id: booking.id, name: booking.consulted.name, start: booking.start }}
      />
    )}
  </AppointmentLoader>
);
