import { OrderMessages } from "#core/order-news/order-messages.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

type Words = {
  readonly orderMessages: (site: string) => OrderMessages;
};

export const orderNewsArea = {
  name: "order-news",
  ports(container, { site, words }) {
    container.bind(OrderMessages).toConstantValue(words.orderMessages(site));
  },
} as const satisfies ServerArea<Words>;
