import { token } from "../shared/token.ts";

/**
 * What a staff action was done to, or what staff looked at: a list of many has the id "all". `kind`: one of those that the areas declare.
 * `id` is the name that staff use elsewhere: an order's id, a ticket's number, a coupon's code. It is never a mobile, an e-mail address or
 * a name.
 */
export type AuditSubject = { readonly kind: string; readonly id: string };

/** Facts of an action, none of them personal: states, counts, amounts in paise, ids. */
export type AuditDetails = Readonly<Record<string, string | number | boolean | null>>;

/**
 * An action of staff, or of a practitioner on their own calendar. `who` is the user's name on the machine, or "practitioner" for whom
 * `subject` names; `action` is the command: "ticket reply". `at` in milliseconds since 1970.
 */
export type AuditEntry = {
  readonly at: number;
  readonly who: string;
  readonly action: string;
  readonly subject: AuditSubject;
  readonly details: AuditDetails;
};

/** An entry as it is in the log; `number` counts up. */
export type AuditedAction = AuditEntry & { readonly number: number };

/** null: entries about anything. An `id` of null: all entries about that kind. */
export type AuditedSubject = { readonly kind: string; readonly id: string | null } | null;

/** The actions of staff. Entries are never changed or removed. */
export type AuditLog = {
  add(entry: AuditEntry): Promise<void>;
  /** The newest first; after the entry with that number, or from the newest on (null). */
  list(request: {
    readonly subject: AuditedSubject;
    readonly before: number | null;
    readonly limit: number;
  }): Promise<readonly AuditedAction[]>;
};
export const AuditLog = token<AuditLog>("AuditLog");
