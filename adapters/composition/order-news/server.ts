import { OrderMessages } from "#core/order-news/order-messages.ts";
import type { SiteOf } from "#core/jobs/site.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

type Words = {
  readonly orderMessages: (siteOf: SiteOf) => OrderMessages;
};

export const orderNewsArea = {
  name: "order-news",
  ports(container, { siteOf, words }) {
    container.bind(OrderMessages).toConstantValue(words.orderMessages(siteOf));
  },
} as const satisfies ServerArea<Words>;
