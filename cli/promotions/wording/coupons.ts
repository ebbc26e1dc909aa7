import { NOTHING_CHANGED } from "#cli/wording/line-faults.ts";
import { printedEnd } from "#core/coupons/coupon-end.ts";
import { labelOf } from "#core/coupons/label.ts";
import { scopeOf } from "#core/coupons/scope.ts";
import { cutTo, PAGE, printable, toLeft, widestOf, wrapped } from "#cli/printing/columns.ts";
import { couponLabel } from "#cli/coupons/wording/labels.ts";
import { rupees } from "#cli/wording/rupees.ts";
import type { CouponFinding } from "#core/promotions/coupon-finding.ts";
import type { LintedCoupon } from "#core/promotions/lint-coupons.use-case.ts";
import type { CouponStatus, ListedCoupon } from "#core/promotions/list-coupons.use-case.ts";
import type { Rehearsal } from "#core/promotions/rehearsal.ts";

export const codesTakenText = (codes: readonly string[]): string =>
  `Nothing was added: ${printable(codes.join(", "))} ${codes.length === 1 ? "exists" : "exist"} already.\n`;

export const addedText = (codes: readonly string[]): string =>
  codes.length === 0 ? "There was no coupon to add.\n" : `Added ${printable(codes.join(", "))}. See: niramaya coupon lint\n`;

export const wouldBeAddedText = (codes: readonly string[]): string =>
  codes.length === 0 ? "There was no coupon to add.\n" : `${printable(codes.join(", "))} would be added. ${NOTHING_CHANGED}`;

export const unknownCodeText = (code: string): string => `No coupon has the code ${printable(code)}. See: niramaya coupon list\n`;

export const endedText = (code: string, at: string): string => `${printable(code)} ended ${at}.\n`;

const STATUSES: Readonly<Record<CouponStatus, string>> = {
  offered: "offered",
  "app-only": "app only",
  "used-up": "used up",
  ended: "ended",
};

/** Code, kind, status, end and promise of each, in 80 columns. */
export function couponsText(coupons: readonly ListedCoupon[]): string {
  if (coupons.length === 0) return "There are no coupons.\n";
  const rows = coupons.map(({ coupon, usesLeft, status }) => [
    cutTo(16, printable(coupon.code)),
    coupon.audience,
    STATUSES[status],
    coupon.end === null ? "no end" : printedEnd(coupon.end).slice(0, 10),
    printable(couponLabel(labelOf(coupon.promise, scopeOf(coupon).kind))) +
      (usesLeft === null ? "" : `, ${usesLeft} ${usesLeft === 1 ? "use" : "uses"} left`),
  ]);
  const widths = [0, 1, 2, 3].map((column) => widestOf(rows.map((row) => row[column] ?? "")));
  const before = widths.reduce((sum, width) => sum + width + 2, 0);
  const text = rows.map((row) => {
    const [first = "", ...more] = wrapped(row[4] ?? "", PAGE - before, "");
    return [
      `${widths.map((width, column) => toLeft(width, row[column] ?? "")).join("  ")}  ${first}`,
      ...more.map((line) => " ".repeat(before) + line),
    ].join("\n");
  });
  return `${text.join("\n")}\n`;
}

export const lintText = (linted: readonly LintedCoupon[]): string =>
  linted.length === 0
    ? "There are no coupons.\n"
    : linted
        .map(({ registered: { coupon }, findings, rehearsal }) =>
          [
            `${printable(coupon.code)}: ${printable(couponLabel(labelOf(coupon.promise, scopeOf(coupon).kind)))}`,
            ...(findings.length === 0
              ? ["  Nothing is wrong with it."]
              : findings.flatMap((finding) => wrapped(`! ${printable(findingSentence(finding))}`, PAGE - 2, "  "))),
            ...wrapped(rehearsalSentence(rehearsal), PAGE - 2, "  "),
            "",
          ].join("\n"),
        )
        .join("\n");

function findingSentence(finding: CouponFinding): string {
  switch (finding.kind) {
    case "ends-before-it-starts":
      return "It ended before it was added.";
    case "takes-nothing":
      return "It takes nothing off, and so is never applied.";
    case "takes-all":
      return `It takes off ${finding.percent}% and has no cap: whatever it counts is free except for the tax.`;
    case "empty-scope":
      return "Nothing that can be bought is in its scope.";
    case "unreachable-minimum":
      return `No cart can reach its minimum of ${rupees(finding.minimum)}: at most ${rupees(finding.most)} of the price before tax counts.`;
    case "cap-never-met":
      return `No cart can reach its cap of ${rupees(finding.cap)}: it takes off at most ${rupees(finding.most)}.`;
    case "never-the-best":
      return `It is never the best: ${finding.by} takes off at least as much wherever it does.`;
    case "cannot-be-typed":
      return "Nobody can type its code: it is longer than 10 characters or has blanks around it.";
  }
}

function rehearsalSentence({ carts, unlocked, best, cost, more, dearer }: Rehearsal): string {
  if (carts === 0) return "There are no recent carts to rehearse it on.";
  const of = carts === 1 ? "the 1 recent cart" : `${carts} recent carts`;
  const gain = `Of ${of} it takes something off ${unlocked} and is the best for ${best}; it would cost ${rupees(cost)}, ${rupees(more)} more than without it.`;
  if (dearer === 0) return gain;
  return `${gain} With delivery ${dearer === 1 ? "1 of them costs" : `${dearer} of them cost`} more with it than without any coupon.`;
}
