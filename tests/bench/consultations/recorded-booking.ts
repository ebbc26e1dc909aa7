import { sql } from "kysely";
import { BeginPayment } from "#core/payments/begin-payment.use-case.ts";
import { ReceiveWebhook } from "#core/payments/receive-webhook.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { Sessions } from "#core/identity/sessions.port.ts";
import { SandboxParts } from "#adapters/composition/payments/payment-workers.ts";
import { composeApplication } from "#adapters/composition/server/application.ts";
import { wordsOfServer } from "#cli/server/words-of-server.ts";
import { settingsIn } from "#cli/settings.ts";
import { webhookMessage } from "#tests/bench/recordings/order-requests.ts";
import { okay, recording } from "#tests/bench/recordings/recording.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { Statement } from "#tests/bench/recordings/recording.ts";

export const STEPS = ["hold", "pay", "webhook"] as const;
export type Step = (typeof STEPS)[number];

/** What each booking has of its own, by what that is: `booking`, `providerOrder`, `payment`, `patient`, and of whom and what it is. */
export type BookingNames = Readonly<Record<string, string>>;

/** The statements of each request between a free time and its payment, with the names in them that each booking has anew. */
export type RecordedBooking = { readonly steps: Readonly<Record<Step, readonly Statement[]>>; readonly names: BookingNames };

type Wanted = {
  readonly names: BookingNames & { readonly patient: string };
  readonly bearer: string;
  /** What is looked up before anything is recorded. */
  readonly before?: (container: Container) => Promise<void>;
  /** Keeps a time of the patient's; its id. */
  readonly hold: (container: Container, who: CustomerId) => Promise<PayableId>;
};

/** What the platform itself sends its database for an appointment, or for tests of a laboratory, that are paid, by its own use cases. */
export async function recordedBooking(folder: string, { names, bearer, before, hold }: Wanted): Promise<RecordedBooking> {
  const chosen = settingsIn({ DATA_DIR: folder });
  if ("faults" in chosen) throw new Error(chosen.faults.join());
  const { container, close } = await composeApplication(chosen.settings, folder, wordsOfServer);
  const steps: Record<Step, readonly Statement[]> = { hold: [], pay: [], webhook: [] };
  const doing = async <Answer>(step: Step, act: () => Promise<Answer>): Promise<Answer> => {
    const { statements, answer } = await recording(async () => {
      if (step !== "webhook") await container.get(Sessions).holderOf(bearer, Date.now());
      return act();
    });
    steps[step] = statements;
    return answer;
  };
  try {
    await before?.(container);
    const who = customerId(names.patient);
    const booking = await doing("hold", () => hold(container, who));
    const begun = okay(await doing("pay", () => container.get(BeginPayment)(who, { payable: booking, key: `begin-${booking}` })));
    const providerOrder = Object.values(begun.form.fields).find((value) => value.startsWith("sbo_")) ?? "";
    const payment = `sbp_${crypto.randomUUID()}`;
    const { body, headers } = webhookMessage({ providerOrder, payment, amount: begun.amount, secret: container.get(SandboxParts).secret });
    const heard = await doing("webhook", () => container.get(ReceiveWebhook)(null, Buffer.from(JSON.stringify(body)), headers));
    if (heard !== "heard") throw new Error(heard);
    return { steps, names: { ...names, booking, providerOrder, payment } };
  } finally {
    await close();
  }
}

/** Jobs are another figure: from now on they only are put. */
export async function putJobsOff(db: Database): Promise<void> {
  await sql`create function later() returns trigger language plpgsql as 'begin new.start_after := now() + interval ''9 days''; return new; end'`.execute(
    db,
  );
  await sql`create trigger later before insert on jobs.job for each row execute function later()`.execute(db);
}
