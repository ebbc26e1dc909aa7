import Award from "lucide-react/icons/award";
import Bell from "lucide-react/icons/bell";
import CalendarClock from "lucide-react/icons/calendar-clock";
import CircleX from "lucide-react/icons/circle-x";
import Clock from "lucide-react/icons/clock";
import CreditCard from "lucide-react/icons/credit-card";
import PackageCheck from "lucide-react/icons/package-check";
import PackageX from "lucide-react/icons/package-x";
import Truck from "lucide-react/icons/truck";
import Undo2 from "lucide-react/icons/undo-2";
import Wallet from "lucide-react/icons/wallet";
import { PersonPicture } from "#web/features/fitbook/people/person-picture.tsx";
import { topicOf } from "./topics.ts";
import type { LucideIcon } from "lucide-react";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Notification } from "#core/notifications/notification.ts";
import type { OrderNews } from "#core/orders/order/order-news.ts";

type NotificationMarkProps = { readonly told: Notification; readonly customer: CustomerId };

/** What a notification is of, seen at a glance: the person whom it tells of, or the sign of what happened. */
export function NotificationMark({ told, customer }: NotificationMarkProps) {
  if ("from" in told && told.from !== null) return <PersonPicture person={told.from} customer={customer} size="small" />;
  const Icon =
    told.kind === "order"
      ? ORDER[told.news.kind]
      : told.kind === "announcement"
        ? (topicOf(told.topic)?.Icon ?? Bell)
        : told.kind === "challenge-ended" || told.kind === "badge-won"
          ? Award
          : "challenge" in told
            ? CalendarClock
            : Bell;
  return (
    <span className="notification-mark" aria-hidden="true">
      <Icon className="icon" />
    </span>
  );
}

const ORDER: Readonly<Record<OrderNews["kind"], LucideIcon>> = {
  placed: PackageCheck,
  "payment-failed": CreditCard,
  "being-checked": CreditCard,
  expired: Clock,
  shipped: Truck,
  "out-for-delivery": Truck,
  delivered: PackageCheck,
  "coming-back": Undo2,
  "came-back": Undo2,
  lost: PackageX,
  cancelled: CircleX,
  "return-asked": Undo2,
  "return-approved": Undo2,
  "return-rejected": PackageX,
  "return-failed": PackageX,
  "return-passed": Undo2,
  "refund-done": Wallet,
  "refund-by-hand": Wallet,
};
