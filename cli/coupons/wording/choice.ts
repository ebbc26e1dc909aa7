import type { ChoiceFacts } from "#core/pricing/explanation.ts";

/** Why that coupon, or none, is applied. */
export function choiceSentence(choice: ChoiceFacts): string {
  switch (choice.kind) {
    case "automatic":
      return `${choice.code} is applied: of the unlocked coupons it is the first that takes off most.`;
    case "automatic-found-none":
      return "No coupon is applied: none is unlocked and takes anything off.";
    case "none-wanted":
      return "No coupon is applied, as chosen.";
    case "typed":
      return `${choice.code} is applied: its code was typed.`;
    case "typed-too-long":
      return `INVALID COUPON: ${choice.code} is longer than the 10 characters of a code.`;
    case "typed-unknown":
      return `INVALID COUPON: no coupon for the web has the code ${choice.code}.`;
    case "typed-without-discount":
      return `COUPON NOT APPLICABLE: ${choice.code} ${WITHOUT_DISCOUNT[choice.state]}.`;
  }
}

const WITHOUT_DISCOUNT = {
  locked: "is locked",
  expired: "has expired",
  unlocked: "has nothing to take off",
  applied: "has nothing to take off",
} as const;

export const keptFromWebSentence = "The file has a coupon with this code, but it is not for the web (available_for_web is false).";
