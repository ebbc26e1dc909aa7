import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { bookingWords } from "#web/features/consultations/booking/booking-words.ts";
import { UnknownAppointment } from "#web/features/consultations/booking/unknown-appointment.tsx";
import { saveFile } from "#web/platform/files/save-file.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { AppointmentModel, appointmentNeeds } from "./appointment-model.ts";
import type { ReactNode } from "react";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ShownAppointment } from "./appointment-model.ts";

type AppointmentLoaderProps = {
  readonly customer: CustomerId;
  readonly id: string;
  readonly waiting: ReactNode;
  readonly children: (model: AppointmentModel, read: ShownAppointment) => ReactNode;
};

/** An appointment once it is read; what is to be said where this customer has no such one. */
export const AppointmentLoader = observer(function AppointmentLoader({ customer, id, waiting, children }: AppointmentLoaderProps) {
  const useCases = useNeeds(appointmentNeeds);
  const [model] = useState(() => new AppointmentModel(customer, id, { ...useCases, save: saveFile }));
  useEffect(() => void model.ask(), [model]);
  const { state } = model;
  if (state.kind === "unavailable") return <TryAgain what={bookingWords.notShown} onPress={() => void model.ask()} />;
  if (state.kind !== "read") return waiting;
  if (state.value === null) return <UnknownAppointment />;
  return children(model, state.value);
});
