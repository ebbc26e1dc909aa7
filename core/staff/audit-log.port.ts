import { token } from "../shared/token.ts";

/** What a staff action was done to; `id` as staff name it elsewhere: an order's id, a ticket's number, a coupon's code. Never a mobile, an e-mail or a name. */
export type AuditSubject = { readonly kind: AuditSubjectKind; readonly id: string };

export const AUDIT_SUBJECT_KINDS = [
  "order",
  "return",
  "refund",
  "ticket",
  "review",
  "customer",
  "report",
  "coupon",
  "checkout",
  "catalogue",
  "pincodes",
  "enquiry",
  "jobs",
] as const;
export type AuditSubjectKind = (typeof AUDIT_SUBJECT_KINDS)[number];

/** Facts of an action, none of them personal: states, counts, amounts in paise, ids. */
export type AuditDetails = Readonly<Record<string, string | number | boolean | null>>;

/** Something that staff did. `who`: as whoever did it is called on the machine; `action` as the command is: "ticket reply". `at` in milliseconds since 1970. */
export type AuditEntry = {
  readonly at: number;
  readonly who: string;
  readonly action: string;
  readonly subject: AuditSubject;
  readonly details: AuditDetails;
};

/** An entry as it stands in the log; `number` counts up. */
export type AuditedAction = AuditEntry & { readonly number: number };

/** Null: of whatever it is. An `id` null: all of that kind. */
export type AuditedSubject = { readonly kind: AuditSubjectKind; readonly id: string | null } | null;

/** What staff did. What stands there stays as it is, for ever. */
export type AuditLog = {
  add(entry: AuditEntry): Promise<void>;
  /** The newest first; behind the entry of that number, or from the newest on (null). */
  list(asked: {
    readonly subject: AuditedSubject;
    readonly before: number | null;
    readonly limit: number;
  }): Promise<readonly AuditedAction[]>;
};
export const AuditLog = token<AuditLog>("AuditLog");
