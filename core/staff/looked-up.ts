import type { Clock } from "../shared/clock.port.ts";
import type { AuditDetails, AuditLog, AuditSubject } from "./audit-log.port.ts";

/** What notes that staff looked. */
export type AuditNeeds = { readonly log: Pick<AuditLog, "add">; readonly now: Clock };

/** `who`: the staff member's name; `action`: the command; `subject`: whom or what they looked at, with the id "all" for a list of many. */
export type Look = {
  readonly who: string;
  readonly action: string;
  readonly subject: AuditSubject;
  readonly details: AuditDetails;
};

/**
 * Answers what staff looked up of people, once the audit log has who looked: first the entry, then the answer. Of what was not found (null)
 * nothing is noted, so that no mistyped name comes into the log. Rejects where the log can't be written; then nothing is shown.
 * Source: specification/account.md, What staff look at.
 */
export async function lookedUp<Found>(
  { log, now }: AuditNeeds,
  found: Found | null,
  lookAt: (found: Found) => Look,
): Promise<Found | null> {
  if (found !== null) await log.add({ at: now(), ...lookAt(found) });
  return found;
}

/** The same of a list: of an empty one nothing is noted, as nobody was looked at. */
export async function allLookedUp<One>(
  notes: AuditNeeds,
  found: readonly One[],
  lookAt: (found: readonly One[]) => Look,
): Promise<readonly One[]> {
  return (await lookedUp(notes, found.length === 0 ? null : found, lookAt)) ?? found;
}
