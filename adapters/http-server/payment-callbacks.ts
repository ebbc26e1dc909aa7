import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { fieldsIn, readForms } from "./pages/form-fields.ts";
import { envelopeOf } from "./answers/envelope.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { PayableId } from "#core/ledger/entry.ts";
import type { ReceiveCallback } from "#core/payments/receive-callback.use-case.ts";
import type { ReceiveWebhook } from "#core/payments/receive-webhook.use-case.ts";
import type { RawRoute } from "./routes.ts";

/** Where browsers come back to from a provider's page. */
export const CALLBACK_PATH = "/payment/callback";

/** Within the API. */
export const WEBHOOK_PATH = "/payment/webhook";

/** Where the payment provider's server tells what became of payments. Who they are, their signature over the very bytes says. */
export const paymentWebhook =
  (hear: ReceiveWebhook): RawRoute =>
  (api) => {
    api.register(async (raw) => {
      raw.removeAllContentTypeParsers();
      raw.addContentTypeParser("*", { parseAs: "buffer" }, (_, body, done) => done(null, body));
      raw.post(WEBHOOK_PATH, async (request, reply) => {
        const { body } = request;
        const heard = Buffer.isBuffer(body) ? await hear(body, fieldsIn(request.headers)) : "not-signed";
        return heard === "heard" ? reply.send(envelopeOf(0, "")) : reply.code(400).send(envelopeOf(400, "Bad request"));
      });
    });
  };

/** Where a browser comes back to from the provider's page: what it brings is kept if it is signed, and the shop's own page tells the rest. */
export const paymentCallback =
  (hear: ReceiveCallback) =>
  (app: FastifyInstance): void => {
    app.register(async (pages) => {
      readForms(pages);
      pages.route({
        method: ["GET", "POST"],
        url: CALLBACK_PATH,
        handler: async (request, reply) => {
          const brought = { ...fieldsIn(request.query), ...fieldsIn(request.body) };
          const order = (await hear(brought).catch(unheard)) ?? orderIn(request);
          const path = order === null ? "/shop/orders" : `/shop/thankyou/${encodeURIComponent(order)}`;
          return reply.header("cache-control", "no-store").redirect(path, 303);
        },
      });
    });
  };

/** Nothing can be kept just now; what was paid is heard of by the provider's own telling, or by asking them. */
function unheard(error: unknown): PayableId | null {
  if (error instanceof PortUnavailable) return null;
  throw error;
}

/** Which order the address names, that its page can be shown; it opens nothing. */
function orderIn({ query }: FastifyRequest): string | null {
  const order = fieldsIn(query)["order"] ?? "";
  return /^[\w-]{1,100}$/.test(order) ? order : null;
}
