import { sql } from "kysely";
import { HEALTH_CONSENT_TEXT } from "#core/account/health-consent.ts";
import { postgresMemberConsents } from "#adapters/postgres/consultations/member-consents.ts";
import type { Patient } from "#core/account/patient.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

type Given = { readonly patient: Patient; readonly consent: boolean; readonly at: number };

/** Keeps whether a patient's health data may be kept, as part of the caller's transaction. The same again changes nothing. */
export async function putConsent(trx: Database, { patient, consent, at }: Given): Promise<void> {
  if (typeof patient !== "string") await postgresMemberConsents(trx).set(patient.customer, patient.member, { consent, at });
  else if (consent)
    await sql`insert into health_consent (customer, given_at, text_version) values (${patient}, ${new Date(at)}, ${HEALTH_CONSENT_TEXT})
      on conflict (customer) do update set given_at = excluded.given_at, withdrawn_at = null, text_version = excluded.text_version
      where health_consent.withdrawn_at is not null or health_consent.text_version < excluded.text_version`.execute(trx);
  else
    await trx
      .updateTable("health_consent")
      .set({ withdrawn_at: new Date(at) })
      .where("customer", "=", patient)
      .where("withdrawn_at", "is", null)
      .execute();
}
