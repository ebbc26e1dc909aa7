import { customerId } from "#core/identity/customer-id.ts";
import { notificationId } from "#core/notifications/notification.ts";
import { alertColumnsOf } from "#adapters/postgres/alerts/alert-columns.ts";
import { putAnnouncements } from "#adapters/postgres/notifications/notification-writes.ts";
import type { AlertNews, AlertWish } from "#core/alerts/alert.ts";
import type { Announcement } from "#core/notifications/announcement.ts";
import type { AlertRow } from "#adapters/postgres/alerts/tables.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** An alert, and the notification by which its customer was told. Times in milliseconds since 1970; `toldAt` null: it was not told yet. */
export type KeptAlert = Pick<AlertRow, "id" | "customer" | "email" | "language" | "state"> & {
  readonly about: AlertNews;
  readonly askedAt: number;
  readonly toldAt: number | null;
  readonly notification: string;
};

/**
 * Stores alerts of existing customers and of visitors, as part of the caller's transaction. What was told was read, and no letter goes out.
 */
export async function putAlerts(
  trx: Database,
  alerts: readonly KeptAlert[],
  announcementOf: (news: AlertNews) => Announcement,
): Promise<void> {
  const known = new Set((await trx.selectFrom("customer").select("id").execute()).map(({ id }) => id));
  const remaining = alerts.filter(({ customer }) => customer === null || known.has(customer));
  if (remaining.length === 0) return;
  await trx
    .insertInto("alert")
    .values(
      remaining.map(({ id, customer, email, language, state, about, askedAt, toldAt }) => ({
        id,
        customer,
        email,
        language,
        state,
        ...alertColumnsOf(wishOf(about)),
        asked_at: new Date(askedAt),
        told_at: toldAt === null ? null : new Date(toldAt),
      })),
    )
    .execute();
  const rows = remaining.flatMap(({ id, customer, about, toldAt, notification }) =>
    customer === null || toldAt === null
      ? []
      : [{ ...announcementOf(about), id: notificationId(notification), to: customerId(customer), cause: `alert/${id}`, at: toldAt }],
  );
  for (const one of rows) {
    await putAnnouncements(trx, [one]); // Each is a version of its own, as it was told on a day of its own.
    await trx
      .updateTable("notification")
      .set({ read_at: new Date(one.at) })
      .where("customer", "=", one.to)
      .where("id", "=", one.id)
      .execute();
  }
}

function wishOf(about: AlertNews): AlertWish {
  if (about.kind === "opening") return about;
  return about.kind === "quiz-opens" ? { kind: about.kind, quiz: about.quiz.id } : { ...about, product: about.product.id };
}
