import { sql } from "kysely";
import { HEALTH_CONSENT_TEXT } from "#core/account/health-consent.ts";
import { memberId } from "#core/account/family-member.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import type { MemberConsents } from "#core/consultations/consent/member-consents.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

export const postgresMemberConsents = (db: Database): MemberConsents =>
  namingOutages("consents for members", {
    async of(customer) {
      const rows = await db
        .selectFrom("member_health_consent")
        .select("member")
        .where("customer", "=", customer)
        .where("withdrawn_at", "is", null)
        .where("text_version", ">=", HEALTH_CONSENT_TEXT)
        .orderBy("given_at")
        .execute();
      return new Set(rows.map(({ member }) => memberId(member)));
    },
    async set(customer, member, { consent, at }) {
      if (consent)
        await sql`insert into member_health_consent (customer, member, given_at, text_version)
          values (${customer}, ${member}, ${new Date(at)}, ${HEALTH_CONSENT_TEXT})
          on conflict (customer, member) do update set given_at = excluded.given_at, withdrawn_at = null, text_version = excluded.text_version
          where member_health_consent.withdrawn_at is not null or member_health_consent.text_version < excluded.text_version`.execute(db);
      else
        await db
          .updateTable("member_health_consent")
          .set({ withdrawn_at: new Date(at) })
          .where("customer", "=", customer)
          .where("member", "=", member)
          .where("withdrawn_at", "is", null)
          .execute();
    },
  });
