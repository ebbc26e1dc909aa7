import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import { DeskPage } from "#web/features/desk/frame/desk-page.tsx";
import type { Mode } from "#core/consultations/practitioner.ts";
import type { OwnBooking } from "#web/features/payments/purchase/own-booking.ts";

const DeskCall = latePart(lateCode(() => import("./desk-call.tsx"), "DeskCall"));

const callBy = (mode: Mode) =>
  function DeskCallScreen({ data }: { readonly data: OwnBooking }) {
    return (
      <DeskPage data={data}>
        {(customer, waiting) => <DeskCall key={data.id} customer={customer} id={data.id} mode={mode} waiting={waiting} />}
      </DeskPage>
    );
  };

/** A call by video, from the practitioner's side. The server draws it without anybody's data. */
export const VideoScreen = callBy("video");

/** A call by sound. */
export const AudioScreen = callBy("audio");
