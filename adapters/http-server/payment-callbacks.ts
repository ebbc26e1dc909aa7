import { isLabBookingId } from "#core/labs/booking/lab-booking-id.ts";
import { isBookingId } from "#core/consultations/booking/booking-id.ts";
import { isSubscriptionId } from "#core/plans/subscription-id.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { fieldsIn, readForms } from "./pages/form-fields.ts";
import { envelopeOf } from "./answers/envelope.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { PayableId } from "#core/ledger/entry.ts";
import type { ProviderName } from "#core/payments/payment-provider.port.ts";
import type { ReceiveCallback } from "#core/payments/receive-callback.use-case.ts";
import type { ReceiveWebhook } from "#core/payments/receive-webhook.use-case.ts";
import type { RawRoute } from "./routes.ts";

/** The path to which browsers come back from a provider's page. */
export const CALLBACK_PATH = "/payment/callback";

/** The path within the API to which a provider's server reports; null: whichever provider has signed the report. */
export const webhookPath = (provider: ProviderName | null): string =>
  provider === null ? "/payment/webhook" : `/payment/${provider}/webhook`;

/**
 * Receives what payment providers' servers report about payments. The signature over the exact bytes proves that the provider sent it.
 */
export const paymentWebhook =
  (receive: ReceiveWebhook): RawRoute =>
  (api) => {
    api.register(async (raw) => {
      raw.removeAllContentTypeParsers();
      raw.addContentTypeParser("*", { parseAs: "buffer" }, (_, body, done) => done(null, body));
      for (const path of [webhookPath(null), webhookPath(":provider")])
        raw.post(path, async (request, reply) => {
          const { body } = request;
          const from = fieldsIn(request.params)["provider"] ?? null;
          const outcome = Buffer.isBuffer(body) ? await receive(from, body, fieldsIn(request.headers)) : "not-signed";
          return outcome === "heard" ? reply.send(envelopeOf(0, "")) : reply.code(400).send(envelopeOf(400, "Bad request"));
        });
    });
  };

/**
 * Receives a browser that comes back from the provider's page. What it brings is stored if it is signed, and the shop's own page shows the
 * rest.
 */
export const paymentCallback =
  (receive: ReceiveCallback) =>
  (app: FastifyInstance): void => {
    app.register(async (pages) => {
      readForms(pages);
      pages.route({
        method: ["GET", "POST"],
        url: CALLBACK_PATH,
        handler: async (request, reply) => {
          const brought = { ...fieldsIn(request.query), ...fieldsIn(request.body) };
          const order = (await receive(brought).catch(nothingStored)) ?? orderIn(request);
          const path = order === null ? "/shop/orders" : pageOf(order);
          return reply.header("cache-control", "no-store").redirect(path, 303);
        },
      });
    });
  };

/** Where it is told what became of a payment. */
function pageOf(paid: string): string {
  const id = encodeURIComponent(paid);
  if (isBookingId(paid)) return `/appointmentpendingpayment?booking=${id}`;
  if (isLabBookingId(paid)) return `/diagnosticlab/bookings/${id}`;
  return isSubscriptionId(paid) ? `/my-plans/${id}` : `/shop/thankyou/${id}`;
}

/** Nothing can be stored now. The payment will still be known, from the provider's report or by asking the provider. */
function nothingStored(error: unknown): PayableId | null {
  if (error instanceof PortUnavailable) return null;
  throw error;
}

/** The order in the address, so that its page can be shown. It opens nothing. */
function orderIn({ query }: FastifyRequest): string | null {
  const order = fieldsIn(query)["order"] ?? "";
  return /^[\w-]{1,100}$/.test(order) ? order : null;
}
