import type { CompanySize } from "./company-size.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { EmailAddress } from "../identity/email-address.ts";
import type { FullName } from "../identity/full-name.ts";
import type { Mobile } from "../identity/mobile.ts";

export const ENQUIRY_KINDS = ["hospital", "health-plan", "corporate"] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

/** A question about a hospital, a health plan or care for a company. Source: specification/content.md, Enquiries. */
export type Enquiry = {
  readonly name: FullName;
  readonly mobile: Mobile;
  readonly email: EmailAddress | null;
  readonly city: string;
  /** The id of the hospital or plan; null: none in particular. */
  readonly about: string | null;
  readonly message: string;
  /** Of whoever asks for a company; null: nobody told. */
  readonly company: CompanySize | null;
};

/** `at` in milliseconds since 1970; `customer` null: the sender was not signed in. */
export type SentEnquiry = Enquiry & {
  readonly id: string;
  readonly kind: EnquiryKind;
  readonly customer: CustomerId | null;
  readonly at: number;
};
