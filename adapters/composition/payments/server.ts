import { randomUUID } from "node:crypto";
import { ReceiveWebhook } from "#core/payments/receive-webhook.use-case.ts";
import { Openings } from "#core/payments/openings.port.ts";
import { PaymentReturn } from "#core/payments/payment-return.ts";
import * as useCases from "#core/payments/use-cases.ts";
import { paymentWebhook } from "#adapters/http-server/payment-callbacks.ts";
import { postgresOpenings } from "#adapters/postgres/payments/openings.ts";
import { postgresSandboxBook } from "#adapters/postgres/payments/sandbox-book.ts";
import { sharedKey } from "#adapters/postgres/engine/shared-keys.ts";
import { razorpay } from "#adapters/razorpay/provider.ts";
import { RAZORPAY_ORIGIN } from "#adapters/razorpay/account.ts";
import { RAZORPAY } from "#adapters/razorpay/messages.ts";
import { SANDBOX } from "#adapters/sandbox-payments/messages.ts";
import { sandboxJobs } from "#adapters/sandbox-payments/sandbox-jobs.ts";
import { bindPayables } from "./payables.ts";
import { paymentReturn } from "./payment-return.ts";
import { paymentWorkers, providersIn } from "./payment-workers.ts";
import { paymentsContract } from "#adapters/http-contract/payments/contract.ts";
import type { ServerSettings } from "#adapters/composition/server/server-settings.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { RazorpayAccount } from "#adapters/razorpay/account.ts";
import type { ServerArea, ServerParts } from "#adapters/composition/server/server-area.ts";

/** `shopName`: as a payment provider's page names the shop. */
type Words = { readonly shopName: string };

export const paymentsArea = {
  name: "payments",
  ports: (container, parts) => paymentPorts(container, parts),
  routes: (container) => [paymentWebhook(container.get(ReceiveWebhook))],
  workers: (container, { address }) => paymentWorkers(container, address),
  useCases,
  joins: bindPayables,
  contract: paymentsContract,
} as const satisfies ServerArea<Words>;

/**
 * Who takes the shop's money: Razorpay where it is set up, else the sandbox, which moves none; or whom a setting names. All of them answer
 * for what was begun with them. How to add one: docs/adding-a-payment-provider.md
 */
async function paymentPorts(container: Container, { db, siteOf, settings, words }: ServerParts<Words>): Promise<void> {
  container.bind(Openings).toConstantValue(postgresOpenings(db));
  container.bind(PaymentReturn).toConstantValue(paymentReturn(siteOf));
  const account = accountIn(settings, words.shopName);
  providersIn(container, {
    sandbox: {
      book: postgresSandboxBook(db, sandboxJobs),
      secret: await sharedKey(db, "sandbox-payments"),
      now: Date.now,
      newSecretId: randomUUID,
      lateAfter: settings.sandboxLateAfter * 1000,
    },
    others: account === null ? [] : [razorpay(account)],
    current: settings.paymentProvider ?? (account === null ? SANDBOX : RAZORPAY),
  });
}

/** null: it takes no money for the shop. */
function accountIn(settings: ServerSettings, shop: string): RazorpayAccount | null {
  const { razorpayKeyId: keyId, razorpayKeySecret: keySecret, razorpayWebhookSecret: webhookSecret } = settings;
  if (keyId === null || keySecret === null || webhookSecret === null) return null;
  return { keyId, keySecret, webhookSecret, shop, address: RAZORPAY_ORIGIN };
}
