import { BeginPayment } from "#core/payments/begin-payment.use-case.ts";
import { ReceiveWebhook } from "#core/payments/receive-webhook.use-case.ts";
import { HoldTime } from "#core/consultations/booking/hold-time.use-case.ts";
import { practitionerId } from "#core/consultations/practitioner/practitioner.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { Sessions } from "#core/identity/sessions.port.ts";
import { SandboxParts } from "#adapters/composition/payments/payment-workers.ts";
import { composeApplication } from "#adapters/composition/server/application.ts";
import { wordsOfServer } from "#cli/server/words-of-server.ts";
import { settingsIn } from "#cli/settings.ts";
import { reader } from "#tests/builders/a-reader.ts";
import { webhookMessage } from "#tests/bench/recordings/order-requests.ts";
import { okay, recording } from "#tests/bench/recordings/recording.ts";
import type { Statement } from "#tests/bench/recordings/recording.ts";

export const STEPS = ["hold", "pay", "webhook"] as const;
export type Step = (typeof STEPS)[number];

/** What each booking has of its own. */
export type BookingNames = {
  readonly practitioner: string;
  readonly patient: string;
  readonly booking: string;
  readonly providerOrder: string;
  readonly payment: string;
};

/** The statements of each request between a free time and its payment, with the names in them that each booking has anew. */
export type RecordedBooking = { readonly steps: Readonly<Record<Step, readonly Statement[]>>; readonly names: BookingNames };

type Wanted = { readonly practitioner: string; readonly patient: string; readonly bearer: string; readonly start: number };

/** What the platform itself sends its database for an appointment that is paid, by its own use cases. */
export async function recordedBooking(folder: string, { practitioner, patient, bearer, start }: Wanted): Promise<RecordedBooking> {
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
    const who = customerId(patient);
    const key = `hold-${patient}`;
    const asked = {
      practitioner: practitionerId(practitioner),
      start,
      length: 15,
      mode: "audio",
      member: null,
      complaint: null,
      key,
    } as const;
    const held = okay(await doing("hold", () => container.get(HoldTime)(reader(who), asked)));
    const begun = okay(await doing("pay", () => container.get(BeginPayment)(who, { payable: held.id, key: `begin-${held.id}` })));
    const providerOrder = Object.values(begun.form.fields).find((value) => value.startsWith("sbo_")) ?? "";
    const payment = `sbp_${crypto.randomUUID()}`;
    const { body, headers } = webhookMessage({ providerOrder, payment, amount: begun.amount, secret: container.get(SandboxParts).secret });
    const heard = await doing("webhook", () => container.get(ReceiveWebhook)(Buffer.from(JSON.stringify(body)), headers));
    if (heard !== "heard") throw new Error(heard);
    return { steps, names: { practitioner, patient, booking: held.id, providerOrder, payment } };
  } finally {
    await close();
  }
}
