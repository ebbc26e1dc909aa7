import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import { OwnPage } from "#web/features/payments/purchase/own-page.tsx";
import type { Mode } from "#core/consultations/practitioner.ts";
import type { OwnBooking } from "#web/features/payments/purchase/own-booking.ts";

const PatientCall = latePart(lateCode(() => import("./patient-call.tsx"), "PatientCall"));

const callBy = (mode: Mode) =>
  function CallScreen({ data }: { readonly data: OwnBooking }) {
    return (
      <OwnPage data={data}>
        {(customer, waiting) => <PatientCall key={data.id} customer={customer} id={data.id} mode={mode} waiting={waiting} />}
      </OwnPage>
    );
  };

/** A call by video, for a patient: practitioners call from the desk. The server draws it without anybody's data. */
export const VideoScreen = callBy("video");

/** A call by sound. */
export const AudioScreen = callBy("audio");
