import { token } from "../../shared/token.ts";
import type { AuditEntry } from "../../staff/audit-log.port.ts";
import type { ConsultingPractitioner } from "../calendar/slot-facts-of.ts";
import type { IncomingRow } from "../../staff/import/incoming-row.ts";
import type { Practitioner, PractitionerId } from "../practitioner.ts";
import type { Appointment } from "../slots/slot-facts.ts";

/** A practitioner whom staff know, with the appointments that may block time from now on. */
export type RegisteredPractitioner = ConsultingPractitioner & { readonly appointments: readonly Appointment[] };

/** What a decision changes: practitioners whom it was shown, with their calendars, and what the audit log says of it. */
export type RegisterChange<Answer> = {
  readonly put: readonly ConsultingPractitioner[];
  /** null: nothing changes. */
  readonly audit: AuditEntry | null;
  readonly answer: Answer;
};

/** A practitioner of an imported file. */
export type IncomingPractitioner = Omit<Practitioner, "verifiedAt">;

export type PractitionerRow = IncomingRow<IncomingPractitioner>;

/** Every practitioner whom staff know, whatever their state. */
export type PractitionerRegister = {
  /** By id, after this one, or from the first on (null). */
  list(request: { readonly after: PractitionerId | null; readonly limit: number }): Promise<readonly Practitioner[]>;
  /** `now` in milliseconds since 1970. */
  find(id: PractitionerId, now: number): Promise<RegisteredPractitioner | null>;
  /**
   * Changes some of them in one transaction. `decide` sees those of the ids that exist. It may be called more than once.
   */
  change<Answer>(
    request: { readonly ids: readonly PractitionerId[]; readonly now: number },
    decide: (found: readonly RegisteredPractitioner[]) => RegisterChange<Answer>,
  ): Promise<Answer>;
  /**
   * Lays rows over practitioners by their ids, all together or none. `judge` says what becomes of each, and null leaves it out; then it is
   * stored as `reimported` says. An account that stays and has no other role gets the role of a practitioner. `decide` is called after the
   * last batch; null leaves everything as it was.
   */
  import(
    batches: AsyncIterable<readonly PractitionerRow[]>,
    judge: (row: PractitionerRow, former: Practitioner | null) => IncomingPractitioner | null,
    decide: () => AuditEntry | null,
  ): Promise<void>;
};
export const PractitionerRegister = token<PractitionerRegister>("PractitionerRegister");
