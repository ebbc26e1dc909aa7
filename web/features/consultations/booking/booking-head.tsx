import Check from "lucide-react/icons/check";
import Clock3 from "lucide-react/icons/clock-3";
import X from "lucide-react/icons/x";
import { Notice } from "#web/design/notice/notice.tsx";
import { useFocusAfterPress } from "#web/platform/window/focus-after-press.ts";

const MARKS = {
  good: { className: "round-icon", Icon: Check },
  waits: { className: "round-icon is-waiting", Icon: Clock3 },
  bad: { className: "round-icon is-error", Icon: X },
} as const;

/** `failed`: a text about a payment that failed. `clock`: how long the booking can still be paid for. */
type BookingHeadProps = {
  readonly tone: keyof typeof MARKS;
  readonly heading: string;
  readonly text: string;
  readonly failed: string | null;
  readonly clock: string | null;
};

/** The state of a booking, at the top of its page. */
export function BookingHead({ tone, heading, text, failed, clock }: BookingHeadProps) {
  const { className, Icon } = MARKS[tone];
  const focusTarget = useFocusAfterPress<HTMLDivElement>(heading);
  return (
    <div className="booking-head">
      <span className={className}>
        <Icon className="icon icon-large" aria-hidden="true" />
      </span>
      <div ref={focusTarget} role="status" tabIndex={-1} className="stack gap-1">
        <h2>{heading}</h2>
        <p className="lead">{text}</p>
        {failed === null ? null : <Notice kind="bad">{failed}</Notice>}
      </div>
      {clock === null ? null : <p className="booking-clock number">{clock}</p>}
    </div>
  );
}
