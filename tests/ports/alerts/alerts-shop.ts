import { randomUUID } from "node:crypto";
import { alertId } from "#core/alerts/alert.ts";
import { fullNameIn } from "#core/identity/full-name.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { notificationId } from "#core/notifications/notification.ts";
import { paise } from "#core/shared/money.ts";
import { memoryAlerts } from "#adapters/memory/alerts/alerts.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryNotifications } from "#adapters/memory/notifications/notifications.ts";
import { postgresAlerts } from "#adapters/postgres/alerts/alerts.ts";
import { putProducts } from "#tests/builders/put-products.ts";
import { putQuiz } from "#adapters/postgres/quizzes/put-quiz.ts";
import { postgresNotifications } from "#adapters/postgres/notifications/notifications.ts";
import { NEVER } from "rxjs";
import { sql } from "kysely";
import { aProduct, now } from "#tests/fixtures.ts";
import { keptJobs } from "#tests/kept-jobs.ts";
import type { AlertSubject, AlertWish } from "#core/alerts/alert.ts";
import type { AlertKeys, Alerts, AlertTelling, DueAlert } from "#core/alerts/alerts.port.ts";
import type { UpcomingAreas } from "#core/alerts/coming-area.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";
import type { KeyedQuiz } from "#core/quizzes/content/question-key.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { EmailAddress } from "#core/identity/email-address.ts";
import type { MessageJob } from "#core/jobs/message-job.ts";
import type { Notifications } from "#core/notifications/notifications.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** The port of alerts with goods, people and what they were sent, over one place that keeps them. */
export type AlertsShop = {
  readonly alerts: Alerts;
  readonly notifications: Pick<Notifications, "listed">;
  someone(given?: { readonly email?: EmailAddress; readonly standing?: "staying" | "leaving" | "blocked" }): Promise<CustomerId>;
  put(product: ProductDetails): Promise<void>;
  putQuiz(quiz: KeyedQuiz): Promise<void>;
  /** Addresses of the letters that were put to be sent. */
  lettersTo(): Promise<readonly string[]>;
};

export function alertsInMemory(memory = new Memory()): AlertsShop {
  return {
    alerts: memoryAlerts(memory),
    notifications: memoryNotifications(memory),
    async someone({
      email = null,
      standing = "staying",
    }: {
      email?: EmailAddress | null;
      standing?: "staying" | "leaving" | "blocked";
    } = {}) {
      const id = customerId(randomUUID());
      const name = fullNameIn("Asha Kulkarni");
      if (name === null) throw new RangeError("no name");
      const status = standing === "leaving" ? { kind: standing, erasedFrom: now + 1 } : { kind: standing };
      const about = { mobile: null, role: "customer", gender: null, birthdate: null, aggregator: null, status } as const;
      memory.customers.set(id, { customer: { id, name, email, ...about }, password: null, referenceCode: null });
      return id;
    },
    async put(product) {
      memory.products = [...memory.products.filter(({ id }) => id !== product.id), product];
    },
    async putQuiz(keyed) {
      memory.quizzes.set(keyed.quiz.id, keyed);
    },
    lettersTo: async () => keptJobs(memory).flatMap(({ job }) => (job.kind === "send-email" ? [job.email] : [])),
  };
}

export function alertsInPostgres(db: Database): AlertsShop {
  return {
    alerts: postgresAlerts(db),
    notifications: postgresNotifications(db, () => NEVER),
    async someone({ email, standing = "staying" } = {}) {
      const id = randomUUID();
      const due_from = standing === "leaving" ? new Date(now) : null;
      await db
        .insertInto("customer")
        .values({ id, name: "Asha Kulkarni", mobile: null, email: email ?? null, created_at: new Date(now), standing, due_from })
        .execute();
      return customerId(id);
    },
    put: (product) => db.transaction().execute((trx) => putProducts(trx, [product])),
    putQuiz: (keyed) =>
      db.transaction().execute(async (trx) => {
        await trx.deleteFrom("quiz").where("id", "=", keyed.quiz.id).execute();
        await putQuiz(trx, keyed);
      }),
    async lettersTo() {
      const { rows } = await sql<{ email: string }>`select data ->> 'email' as email from jobs.job where name = 'send-email'`.execute(db);
      return rows.map(({ email }) => email);
    },
  };
}

let made = 0;

/** A product of the test's own: nobody else waits for it. */
export const aRareProduct = (given: Partial<ProductDetails> = {}): ProductDetails => {
  const id = `rare-${++made}-${randomUUID()}`;
  return { ...aProduct(`Rare ${made}`, given), id, slug: id };
};

export const soldOut = (product: ProductDetails): ProductDetails => ({
  ...product,
  offer: { price: product.offer?.price ?? paise(1), stock: 0 },
});

export const aWish = (alert: AlertWish, at = now) => ({
  id: alertId(`${String(++made).padStart(6, "0")}-${randomUUID()}`),
  wish: alert,
  language: null,
  at,
});

/** Asks for an alert by letter and answers the keys that went out; none: no letter did. */
export async function alertByLetter(alerts: Alerts, email: EmailAddress, alert: AlertWish, at = now): Promise<readonly AlertKeys[]> {
  const sent: AlertKeys[] = [];
  await alerts.ask(email, aWish(alert, at), (keys) => {
    sent.push(keys);
    return letterTo(email);
  });
  return sent;
}

/** Tells with words that name nothing; `alerts` learns of whom. */
export const telling = (alerts: DueAlert[] = [], given: Partial<AlertTelling> = {}): AlertTelling => ({
  upcoming: [],
  at: now,
  most: 100,
  newId: () => notificationId(randomUUID()),
  messages(due) {
    alerts.push(due);
    const { email } = due.reader;
    const announcement =
      due.reader.kind === "customer" ? { topic: "alert" as const, text: { en: "It is back", hi: "यह फिर उपलब्ध है" }, path: "/p" } : null;
    return { announcement, letter: email === null ? null : letterTo(email) };
  },
  ...given,
});

const letterTo = (email: EmailAddress): MessageJob => ({ kind: "send-email", email, subject: "Alert", text: "", leave: null });

/** Whether this is among what somebody may be told of now. */
export async function isDueNow(alerts: Alerts, subject: AlertSubject, upcoming: UpcomingAreas = [], at = now): Promise<boolean> {
  const name = JSON.stringify(subject);
  return (await alerts.due({ upcoming, at })).some((one) => JSON.stringify(one) === name);
}
