import { rupees } from "#web/design/wording/amounts.ts";
import type { CouponLabel } from "#core/coupons/label.ts";

/** As the English one has it. */
export function couponLabel(label: CouponLabel): string {
  switch (label.kind) {
    case "flat":
      return `सीधे ${rupees(label.amount)} की छूट`;
    case "on-select":
      return `चुनिंदा ${{ product: "प्रोडक्ट", brand: "ब्रांड", category: "श्रेणी" }[label.of]} पर ${rupees(label.amount)} की छूट`;
    case "percentage":
      return `${label.percent}% की छूट${label.cap === null ? "" : `, ${rupees(label.cap)} तक`}`;
  }
}
