import { amountText } from "#cli/printing/amount-text.ts";
import type { CouponFinding } from "#core/promotions/coupon-finding.ts";
import type { LintedCoupon } from "#core/promotions/lint-coupons.use-case.ts";

/** A linted coupon as `coupon lint --json` prints it; amounts as text with two decimals. */
export const lintJson = ({ registered, findings, rehearsal }: LintedCoupon): object => ({
  coupon: registered.coupon.code,
  findings: findings.map(findingJson),
  rehearsal: {
    carts: rehearsal.carts,
    unlocked: rehearsal.unlocked,
    best: rehearsal.best,
    cost: amountText(rehearsal.cost),
    more: amountText(rehearsal.more),
    dearer: rehearsal.dearer,
  },
});

function findingJson(finding: CouponFinding): object {
  const kind = finding.kind.replaceAll("-", "_");
  switch (finding.kind) {
    case "unreachable-minimum":
      return { kind, minimum: amountText(finding.minimum), most: amountText(finding.most) };
    case "cap-never-met":
      return { kind, cap: amountText(finding.cap), most: amountText(finding.most) };
    case "never-the-best":
      return { kind, by: finding.by };
    case "takes-all":
      return { kind, percent: finding.percent };
    case "ends-before-it-starts":
    case "takes-nothing":
    case "empty-scope":
    case "cannot-be-typed":
      return { kind };
  }
}
