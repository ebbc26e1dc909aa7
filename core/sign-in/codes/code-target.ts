import type { EmailAddress } from "../../identity/email-address.ts";
import type { Mobile } from "../../identity/mobile.ts";

/** Where a code is sent. The code proves that the person has this mobile or mailbox. */
export type CodeTarget = { readonly kind: "mobile"; readonly mobile: Mobile } | { readonly kind: "email"; readonly email: EmailAddress };

export const textOf = (target: CodeTarget): string => (target.kind === "mobile" ? target.mobile : target.email);
