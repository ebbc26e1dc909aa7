import { DeliveryPlaces } from "#core/shipping/delivery-places.port.ts";
import { Shipping } from "#core/shipping/shipping.port.ts";
import * as useCases from "#core/shipping/use-cases.ts";
import { postgresDeliveryPlaces } from "#adapters/postgres/shipping/delivery-places.ts";
import { postgresShipping } from "#adapters/postgres/shipping/shipping.ts";
import { shippingContract } from "#adapters/http-contract/shipping/contract.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

export const shippingArea = {
  name: "shipping",
  ports(container, { db }) {
    container.bind(Shipping).toConstantValue(postgresShipping(db));
    container.bind(DeliveryPlaces).toConstantValue(postgresDeliveryPlaces(db));
  },
  useCases,
  contract: shippingContract,
} as const satisfies ServerArea;
