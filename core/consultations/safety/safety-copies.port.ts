import { token } from "../../shared/token.ts";
import type { MemberId } from "../../account/family-member.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { SafetyCopy } from "./person-health.ts";

/**
 * What this device keeps for safety notices: there is a copy as long as somebody has turned them on here. Signing out takes it along with
 * all else that is kept. Source: specification/safety.md, What is kept.
 */
export type SafetyCopies = {
  /** Null: notices are off. Somebody else's copy is gone then. */
  of(customer: CustomerId): SafetyCopy | null;
  /** Whether it is kept: a device may be full, or keep nothing. */
  put(copy: SafetyCopy): boolean;
  forget(): void;
  /** For whom this tab buys; null: for the customer. */
  buysFor(customer: CustomerId): MemberId | null;
  buyFor(customer: CustomerId, member: MemberId | null): void;
};
export const SafetyCopies = token<SafetyCopies>("SafetyCopies");
