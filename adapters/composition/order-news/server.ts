import { OrderMessages } from "#core/order-news/order-messages.ts";
import { SecondPaymentMessages } from "#core/order-news/second-payment-messages.ts";
import * as useCases from "#core/order-news/use-cases.ts";
import type { SiteOf } from "#core/jobs/site.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

type Words = {
  readonly orderMessages: (siteOf: SiteOf) => OrderMessages;
  readonly secondPaymentMessages: (siteOf: SiteOf) => SecondPaymentMessages;
};

export const orderNewsArea = {
  name: "order-news",
  ports(container, { siteOf, words }) {
    container.bind(OrderMessages).toConstantValue(words.orderMessages(siteOf));
    container.bind(SecondPaymentMessages).toConstantValue(words.secondPaymentMessages(siteOf));
  },
  useCases,
} as const satisfies ServerArea<Words>;
