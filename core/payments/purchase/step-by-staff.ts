import { ok, refused } from "../../shared/result.ts";
import type { Ledger } from "../../ledger/ledger.ts";
import type { Paise } from "../../shared/money.ts";
import type { Result } from "../../shared/result.ts";
import type { Purchase, PurchaseChange } from "./purchase.ts";

/** `staff`: the name of who does it; `action`: the command; `givenBack` null: the step gives no money back. */
type StaffStep = {
  readonly at: number;
  readonly staff: string;
  readonly action: string;
  readonly givenBack: { readonly amount: Paise; readonly reason: string } | null;
};

/** `most`: no more can be given back, taxes included. */
export type TooMuch = { readonly kind: "too-much"; readonly most: Paise };

type Booked<Bought extends Purchase> = { readonly booking: Bought; readonly ledger: Ledger };

type Stepping<Bought extends Purchase, Change, Refusal> = {
  readonly most: Paise;
  /** What the audit log calls it. */
  readonly kind: string;
  readonly change: (booking: Bought) => Result<Change, Refusal>;
  /** What the audit log has of it beside its states and the money. */
  readonly further?: (after: Bought) => Readonly<Record<string, string | null>>;
};

/**
 * What a step of staff makes of an appointment or a booking of tests, with its entry in the audit log; refused where it does not fit, or
 * gives back more than was paid. A step that changes nothing has no entry.
 */
export function stepByStaff<Bought extends Purchase, Stored extends Booked<Bought>, Change extends PurchaseChange<Bought>, Refusal>(
  stored: Stored & Booked<Bought>,
  { at, staff, action, givenBack }: StaffStep,
  { most, kind, change, further = () => ({}) }: Stepping<Bought, Change, Refusal>,
) {
  const left = (answer: Result<Stored, Refusal | TooMuch>) => ({ change: null, audit: null, answer });
  if (givenBack !== null && givenBack.amount > most) return left(refused({ kind: "too-much", most }));
  const before: Bought = stored.booking;
  const moved = change(before);
  if (moved.kind === "refused") return left(moved);
  const { after, entries } = moved.value;
  if (after === before) return left(ok(stored));
  const details = {
    from: before.state,
    to: after.state,
    ...further(after),
    back: after.refund?.payout ?? 0,
    ...(givenBack === null ? {} : { reason: givenBack.reason }),
  };
  const answer: Result<Stored, Refusal | TooMuch> = ok({ ...stored, booking: after, ledger: [...stored.ledger, ...entries] });
  return { change: moved.value, audit: { at, who: staff, action, subject: { kind, id: before.id }, details }, answer };
}
