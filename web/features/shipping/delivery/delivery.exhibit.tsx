import { day } from "#core/shared/day.ts";
import { pincode } from "#core/shipping/delivery-place.ts";
import { exhibit } from "#web/gallery/exhibit.tsx";
import { say } from "#web/gallery/samples.ts";
import { DeliveryAnswer } from "./delivery-answer.tsx";
import type { DeliveryEstimate } from "#core/shipping/delivery-estimate.ts";
import type { ComponentProps, ReactNode } from "react";
import type { Exhibit } from "#web/gallery/exhibit.tsx";

const inDelivery = (drawn: ReactNode) => <div className="panel delivery">{drawn}</div>;
function answered(estimate: DeliveryEstimate): ComponentProps<typeof DeliveryAnswer>["state"] {
  return { kind: "answered", pincode: pincode(say.typed), estimate };
}
const days = { kind: "serviceable", earliest: day("2026-11-23"), latest: day("2026-11-25") } as const;

export const deliveryExhibits: readonly Exhibit[] = [
  exhibit(
    DeliveryAnswer,
    () => ({
      "with cash at the door": { state: answered({ ...days, cashOnDelivery: true }), isPrepaid: false },
      "without cash at the door": { state: answered({ ...days, cashOnDelivery: false }), isPrepaid: false },
      "of what is paid before": { state: answered({ ...days, cashOnDelivery: true }), isPrepaid: true },
      "where nobody delivers": { state: answered({ kind: "unserviceable" }), isPrepaid: false },
      "no pincode": { state: { kind: "not-a-pincode" }, isPrepaid: false },
      "no answer": { state: { kind: "unavailable", pincode: pincode(say.typed) }, isPrepaid: false },
    }),
    { room: "card", stand: inDelivery },
  ),
];
