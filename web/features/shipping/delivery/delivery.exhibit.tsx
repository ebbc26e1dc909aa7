import { day } from "#core/shared/day.ts";
import { pincode } from "#core/shipping/delivery-place.ts";
import { exhibit } from "#web/gallery/exhibit.tsx";
import { DeliveryAnswer } from "./delivery-answer.tsx";
import type { ReactNode } from "react";
import type { Exhibit } from "#web/gallery/exhibit.tsx";

const inDelivery = (drawn: ReactNode) => <div className="panel delivery">{drawn}</div>;
const days = { kind: "serviceable", earliest: day("2026-11-23"), latest: day("2026-11-25") } as const;

export const deliveryExhibits: readonly Exhibit[] = [
  exhibit(
    DeliveryAnswer,
    () => ({
      "with cash at the door": { pincode: pincode("560001"), estimate: { ...days, cashOnDelivery: true }, isPrepaid: false },
      "without cash at the door": { pincode: pincode("560001"), estimate: { ...days, cashOnDelivery: false }, isPrepaid: false },
      "of what is paid before": { pincode: pincode("560001"), estimate: { ...days, cashOnDelivery: true }, isPrepaid: true },
      "where nobody delivers": { pincode: pincode("560001"), estimate: { kind: "unserviceable" }, isPrepaid: false },
    }),
    { room: "card", stand: inDelivery },
  ),
];
