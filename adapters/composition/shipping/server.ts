import { DeliveryPlaces } from "#core/shipping/delivery-places.port.ts";
import { Shipping } from "#core/shipping/shipping.port.ts";
import { postgresDeliveryPlaces } from "#adapters/postgres/shipping/delivery-places.ts";
import { postgresShipping } from "#adapters/postgres/shipping/shipping.ts";
import { shippingInProcess } from "./in-process.ts";
import * as endpoints from "#adapters/http-contract/shipping/endpoints.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

export const shippingArea = {
  name: "shipping",
  ports(container, { db }) {
    container.bind(Shipping).toConstantValue(postgresShipping(db));
    container.bind(DeliveryPlaces).toConstantValue(postgresDeliveryPlaces(db));
  },
  useCases: shippingInProcess,
  contracts: [endpoints],
} as const satisfies ServerArea;
