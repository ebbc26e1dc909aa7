import { counterOf, documentNumber } from "../../invoices/document-number.ts";
import { indianDay } from "../../shared/indian-time.ts";
import { grouped } from "../../shared/grouped.ts";
import { NOTHING, paise } from "../../shared/money.ts";
import { earnedBy } from "./lab-papers-between.ts";
import type { LabPaperKind, LabService, LabSupplier } from "../../invoices/lab-paper.ts";
import type { Day } from "../../shared/day.ts";
import type { Paise } from "../../shared/money.ts";
import type { LabItem } from "./lab-basket.ts";
import type { LabBooking } from "./lab-booking.ts";
import type { Lab } from "../lab.ts";
import type { LabTestId } from "../lab-test.ts";
import type { LabPaperToIssue } from "./lab-papers-between.ts";

/** `person`: whose tests they are, by their place among the booking's people from 0; null: nobody's alone. */
export type IssuedLabLine = { readonly service: LabService; readonly person: number | null; readonly rate: number; readonly amount: Paise };

/**
 * A paper of a booking of tests with its number and all that it says, as it was then; nothing in it names a customer. Amounts taxes
 * included, `rate` in per cent. Source: specification/labs.md, Papers of a lab booking.
 */
export type IssuedLabPaper = {
  readonly kind: LabPaperKind;
  readonly number: string;
  readonly day: Day;
  readonly amount: Paise;
  readonly supplier: LabSupplier;
  readonly start: number;
  readonly lines: readonly IssuedLabLine[];
};

/** The counter that gives a paper its serial. Source: specification/invoices.md, Number of a paper. */
export const counterOfLabPaper = ({ kind, at }: LabPaperToIssue, series: string): string => counterOf({ kind, series, day: indianDay(at) });

type With = {
  readonly series: string;
  readonly serial: number;
  /** null: the laboratory is not offered any more. */
  readonly accreditation: Lab["accreditation"] | null;
  /** The rate of a test, in per cent. */
  readonly gstOf: (test: LabTestId) => number;
};

/**
 * The paper as it is kept for ever. Tests that are sold together are taxed by the highest rate among them (CGST Act, section 8), and so is
 * the way to all of them. Throws a RangeError on a series or serial that does not fit. Source: specification/labs.md, Papers of a lab
 * booking.
 */
export function issuedLabPaper(
  { kind, at }: LabPaperToIssue,
  booking: Pick<LabBooking, "lab" | "start" | "basket" | "state" | "refund" | "paidBy">,
  { series, serial, accreditation, gstOf }: With,
): IssuedLabPaper {
  const { lab, start, basket } = booking;
  const day = indianDay(at);
  const rateOf = (item: LabItem) => Math.max(0, ...item.tests.map(({ id }) => gstOf(id)));
  const rate = Math.max(0, ...basket.people.flatMap(({ items }) => items.map(rateOf)));
  const all: readonly IssuedLabLine[] = [
    ...basket.people.flatMap(({ items }, person) =>
      items.map((item) => ({ service: { kind: "tests", title: item.title }, person, rate: rateOf(item), amount: item.price }) as const),
    ),
    ...(basket.collection > 0 ? [{ service: { kind: "collection" }, person: null, rate, amount: basket.collection } as const] : []),
  ];
  const earned = paise(earnedBy(booking));
  const isInVain = kind === "bill" && booking.state === "cancelled";
  const given = kind === "credit-note" ? (booking.refund?.payout ?? NOTHING) : null;
  const inVain = { service: { kind: "visit-in-vain" }, person: null, rate, amount: earned } as const;
  const lines = given !== null ? givenBackOf(all, given) : isInVain ? [inVain] : all;
  return {
    kind,
    number: documentNumber({ kind, series, day, serial }),
    day,
    amount: given ?? (isInVain ? earned : basket.total),
    supplier: { name: lab.name, address: lab.address, accreditation },
    start,
    lines,
  };
}

/** What was given back of some lines, a line a rate, by what was paid at each; the last takes what rounding leaves. Sums to the whole. */
function givenBackOf(all: readonly IssuedLabLine[], given: Paise): readonly IssuedLabLine[] {
  const total = all.reduce((sum, { amount }) => sum + amount, 0);
  const rates = [...grouped(all, (line) => line.rate)].toSorted(([one], [other]) => other - one);
  const shares = rates.map(([, some]) => Math.floor((given * some.reduce((sum, { amount }) => sum + amount, 0)) / total));
  const rest = given - shares.reduce((sum, share) => sum + share, 0);
  return rates.flatMap(([rate], place) => {
    const amount = paise((shares[place] ?? 0) + (place === rates.length - 1 ? rest : 0));
    return amount === 0 ? [] : [{ service: { kind: "given-back" }, person: null, rate, amount } as const];
  });
}
