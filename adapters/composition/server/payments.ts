import { ReceiveCallback } from "#core/payments/receive-callback.use-case.ts";
import { Payables } from "#core/payments/payables.port.ts";
import { PaymentProviders } from "#core/payments/payment-providers.port.ts";
import { PaymentReturn } from "#core/payments/payment-return.ts";
import { payableId } from "#core/ledger/entry.ts";
import { SandboxParts } from "#adapters/composition/payments/payment-workers.ts";
import { paymentCallback } from "#adapters/http-server/payment-callbacks.ts";
import { sandboxPages } from "#adapters/http-server/pages/sandbox-pages.ts";
import { SANDBOX_ACTIONS } from "#adapters/sandbox-payments/page-actions.ts";
import { sandboxPage } from "#adapters/sandbox-payments/page.ts";
import { PAY_PATH } from "#adapters/sandbox-payments/paths.ts";
import { sandboxPageStyles } from "#adapters/sandbox-payments/page-styles.ts";
import type { Container } from "inversify";
import type { FastifyInstance } from "fastify";
import type { Language } from "#core/shared/language.ts";

/** Origins beside our own that forms of our pages may be sent to. */
export function formOrigins(container: Container): readonly string[] {
  return container.get(PaymentProviders).all.flatMap(({ origin }) => origin ?? []);
}

/** Where browsers come back from paying, and the sandbox's pages. `pageStyles`: the tags of the shop's styles and fonts in a language. */
export function paymentPages(container: Container, pageStyles: (language: Language) => Promise<string>): (app: FastifyInstance) => void {
  const callback = paymentCallback(container.get(ReceiveCallback));
  const { desk } = container.get(SandboxParts);
  const sandbox = sandboxPages({
    path: PAY_PATH,
    sheet: sandboxPageStyles(),
    async page(id, language) {
      const order = await desk.order(id);
      if (order === null) return null;
      const bought = await container.get(Payables).named(payableId(order.payable));
      return sandboxPage({ ...order, name: bought?.name ?? null }, language, await pageStyles(language));
    },
    async act(id, pressed) {
      const action = SANDBOX_ACTIONS.find((one) => one === pressed);
      const answered = action === undefined ? null : await desk.act(id, action);
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
