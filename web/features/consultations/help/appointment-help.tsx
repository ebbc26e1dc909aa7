import { roomRefusal, roomTimes } from "#core/consultations/call/room-times.ts";
import { Notice } from "#web/design/notice/notice.tsx";
import { AppointmentLoader } from "#web/features/consultations/appointments/appointment-loader.tsx";
import { usePresent } from "#web/features/consultations/booking/use-present.ts";
import { callPhrases } from "#web/features/consultations/wording/calls.ts";
import { BookingHelp } from "#web/features/tickets/help/booking-help.tsx";
import { consultationAddress } from "#web/platform/addresses/consultation-address.ts";
import "#web/features/payments/purchase/bookings.css";
import type { ReactNode } from "react";
import type { BookingDetails } from "#core/consultations/visit/show-booking.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type AppointmentHelpProps = { readonly customer: CustomerId; readonly id: string; readonly waiting: ReactNode };

/** Help with an appointment once it is read; what helps at once first, while its room is open. */
export const AppointmentHelp = ({ customer, id, waiting }: AppointmentHelpProps) => (
  <AppointmentLoader customer={customer} id={id} waiting={waiting}>
    {(_, { booking }) => (
      <>
        <HelpNow booking={booking} />
        <BookingHelp
          customer={customer}
          subject={{ kind: "appointment", id: booking.id, name: booking.consulted.name, start: booking.start }}
        />
      </>
    )}
  </AppointmentLoader>
);

/** What helps with a call that is due: an answer to a question comes too late for it. */
function HelpNow({ booking }: { readonly booking: BookingDetails }) {
  const { opens, closes } = roomTimes(booking);
  const now = usePresent(booking.now, [opens, closes]);
  return (
    <div role="status" className="stack gap-3">
      {roomRefusal(booking, now) === null ? (
        <>
          <Notice kind="note">
            <p className="strong">{callPhrases.helpNow}</p>
            <ul className="booking-rules">
              {callPhrases.helpNowSteps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ul>
          </Notice>
          <p>
            <a className="button main" target="_self" href={consultationAddress.call(booking.mode, booking.id)}>
              {callPhrases.join}
            </a>
          </p>
        </>
      ) : null}
    </div>
  );
}
