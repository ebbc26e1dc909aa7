import { practitionerId } from "#core/consultations/practitioner.ts";
import { firstInstantOf, day, daysAfter } from "#core/shared/day.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import type { RetainedConsultations } from "#core/assessments/retention/retained-consultations.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

export const postgresRetainedConsultations = (db: Database): RetainedConsultations =>
  namingOutages("retained consultations", {
    async ofDay(practitioner, on) {
      const rows = await db
        .selectFrom("retained_consultation")
        .selectAll()
        .where("practitioner", "=", practitioner)
        .where("starts_at", ">=", new Date(firstInstantOf(on)))
        .where("starts_at", "<", new Date(firstInstantOf(daysAfter(on, 1))))
        .orderBy("starts_at")
        .orderBy("number")
        .execute();
      return rows.map(({ pseudonym, starts_at, kept_until, content, ...row }) => ({
        ...content,
        practitioner: practitionerId(row.practitioner),
        pseudonym,
        start: starts_at.getTime(),
        until: day(kept_until),
      }));
    },
    async forget(today) {
      await db.deleteFrom("retained_consultation").where("kept_until", "<=", today).execute();
    },
  });
