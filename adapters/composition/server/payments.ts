import { randomUUID } from "node:crypto";
import { ReceiveCallback } from "#core/payments/receive-callback.use-case.ts";
import { ReceiveWebhook } from "#core/payments/receive-webhook.use-case.ts";
import { Openings } from "#core/payments/openings.port.ts";
import { PaymentProvider } from "#core/payments/payment-provider.port.ts";
import { PaymentReturn } from "#core/payments/payment-return.ts";
import { payableId } from "#core/ledger/entry.ts";
import { paymentReturn, SandboxParts, sandboxIn } from "#adapters/composition/payments/payment-workers.ts";
import { paymentCallback, paymentWebhook } from "#adapters/http-server/payment-callbacks.ts";
import { sandboxPages } from "#adapters/http-server/pages/sandbox-pages.ts";
import { postgresOpenings } from "#adapters/postgres/payments/openings.ts";
import { postgresSandboxBook } from "#adapters/postgres/payments/sandbox-book.ts";
import { sharedKey } from "#adapters/postgres/engine/shared-keys.ts";
import { razorpay } from "#adapters/razorpay/provider.ts";
import { RAZORPAY_ORIGIN } from "#adapters/razorpay/account.ts";
import { SANDBOX_ACTIONS } from "#adapters/sandbox-payments/page-actions.ts";
import { sandboxPage } from "#adapters/sandbox-payments/page.ts";
import { PAY_PATH } from "#adapters/sandbox-payments/paths.ts";
import { sandboxPageStyles } from "#adapters/sandbox-payments/page-styles.ts";
import { shopName } from "#cli/payments/words.ts";
import type { Container } from "inversify";
import type { FastifyInstance } from "fastify";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { RawRoute } from "#adapters/http-server/routes.ts";
import type { RazorpayAccount } from "#adapters/razorpay/account.ts";
import type { Settings } from "#cli/settings.ts";

export type PaymentSettings = Pick<
  Settings,
  "siteUrl" | "port" | "razorpayKeyId" | "razorpayKeySecret" | "razorpayWebhookSecret" | "sandboxLateAfter"
>;

/** Who takes the shop's money: Razorpay where it is configured, else the sandbox, which moves none. `address` is Razorpay's own, except in tests. */
export async function paymentPorts(
  container: Container,
  db: Database,
  settings: PaymentSettings,
  address = RAZORPAY_ORIGIN,
): Promise<void> {
  container.bind(Openings).toConstantValue(postgresOpenings(db));
  container.bind(PaymentReturn).toConstantValue(paymentReturn(settings.siteUrl ?? `http://localhost:${settings.port}`));
  const account = accountIn(settings, address);
  if (account !== null) {
    container.bind(PaymentProvider).toConstantValue(razorpay(account));
    return;
  }
  sandboxIn(container, {
    book: postgresSandboxBook(db),
    secret: await sharedKey(db, "sandbox-payments"),
    now: Date.now,
    newSecretId: randomUUID,
    lateAfter: settings.sandboxLateAfter * 1000,
  });
}

/** null: it takes no money for the shop. */
function accountIn(settings: PaymentSettings, address: string): RazorpayAccount | null {
  const { razorpayKeyId: keyId, razorpayKeySecret: keySecret, razorpayWebhookSecret: webhookSecret } = settings;
  if (keyId === null || keySecret === null || webhookSecret === null) return null;
  return { keyId, keySecret, webhookSecret, shop: shopName, address };
}

/** Where the provider's server is heard, in the API. */
export const paymentWebhookRoute = (container: Container): RawRoute => paymentWebhook(container.get(ReceiveWebhook));

/** Origins beside our own that forms of our pages may be sent to. */
export function formOrigins(container: Container): readonly string[] {
  const { origin } = container.get(PaymentProvider);
  return origin === null ? [] : [origin];
}

/** Where browsers come back from paying, and the sandbox's pages where it is active. `looks`: the tags of the shop's styles. */
export function paymentPages(container: Container, looks: () => Promise<string>): (app: FastifyInstance) => void {
  const callback = paymentCallback(container.get(ReceiveCallback));
  if (!container.isBound(SandboxParts)) return callback;
  const { desk } = container.get(SandboxParts);
  const sandbox = sandboxPages({
    path: PAY_PATH,
    sheet: sandboxPageStyles(),
    async page(id, language) {
      const order = await desk.order(id);
      return order === null ? null : sandboxPage(order, language, await looks());
    },
    async act(id, pressed) {
      const deed = SANDBOX_ACTIONS.find((one) => one === pressed);
      const answered = deed === undefined ? null : await desk.act(id, deed);
      if (answered === null) return null;
      const { pathname, search } = new URL(container.get(PaymentReturn)(payableId(answered.payable)).returnTo);
      const brought = new URLSearchParams(answered.fields).toString();
      return `${pathname}${search}${brought === "" ? "" : `&${brought}`}`;
    },
  });
  return (app) => {
    callback(app);
    sandbox(app);
  };
}
