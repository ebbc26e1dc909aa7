import { EstimateDelivery } from "#core/shipping/estimate-delivery.use-case.ts";
import { FindDeliveryPlace } from "#core/shipping/find-delivery-place.use-case.ts";
import { ShowShippingSettings } from "#core/shipping/show-shipping-settings.use-case.ts";
import { bindOverHttp } from "#adapters/composition/bind-over-http.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { OverHttp } from "#adapters/http-client/over-http.ts";

export function shippingOverHttp(container: Container, overHttp: OverHttp): void {
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/shipping/endpoints.ts"), {
    showShippingSettings: ShowShippingSettings,
    estimateDelivery: EstimateDelivery,
    findDeliveryPlace: FindDeliveryPlace,
  });
}
