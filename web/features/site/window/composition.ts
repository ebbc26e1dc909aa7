import { FindProducts } from "#core/catalogue/find-products.use-case.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { HumanWork } from "#core/sign-in/human-check/human-work.port.ts";
import { catalogueOverHttp } from "#adapters/composition/catalogue/over-http.ts";
import { couponsOverHttp } from "#adapters/composition/coupons/over-http.ts";
import { reviewsOverHttp } from "#adapters/composition/reviews/over-http.ts";
import { shippingOverHttp } from "#adapters/composition/shipping/over-http.ts";
import { SmallContainer } from "#adapters/composition/small-container.ts";
import { make } from "#adapters/composition/make.ts";
import { overHttp } from "#adapters/http-client/over-http.ts";
import { Whole } from "#web/platform/late/whole.ts";
import { ProductListMemory } from "#web/features/catalogue/list/product-list-memory.ts";
import { stores } from "#web/features/composition.ts";
import { SessionStore } from "#web/features/sign-in/session/session-store.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { Api, OverHttp } from "#adapters/http-client/over-http.ts";

/** One browser window: the server answers every use case. */
export function composeWindow(url = "/api"): Container {
  const container = new SmallContainer();
  windowStores(container);
  const session = () => container.get(SessionStore);
  const api: Api = {
    url,
    bearerOf: (customer) => session().bearerOf(customer),
    ended: (bearer) => session().ended(bearer),
    hasLeft: (customer) => session().hasLeft(customer),
  };
  const http = overHttp(api);
  catalogueOverHttp(container, http);
  couponsOverHttp(container, http);
  shippingOverHttp(container, http);
  reviewsOverHttp(container, http);
  container.bind(Whole).toConstantValue(wholeOf(container, http, api));
  return container;
}

function wholeOf(container: Container, http: OverHttp, api: Api): Whole {
  let bound: Promise<Container> | null = null;
  const bind = async () => {
    const { customersOverHttp } = await import("#web/features/site/customers/composition.ts");
    customersOverHttp(container, http, api);
    return container;
  };
  return () => {
    bound ??= bind().catch((error: unknown) => {
      bound = null; // A chunk that did not come is asked for again.
      throw new PortUnavailable("the code of what customers do", error);
    });
    return bound;
  };
}

const workBeside: HumanWork = async (task) => (await import("#web/features/site/human-work/composition.ts")).workInWorker(task);

/** What a window has at once, or a page that the server renders for one. */
export function windowStores(container: Container): void {
  if (!container.isBound(Clock)) container.bind(Clock).toConstantValue(Date.now);
  if (!container.isBound(HumanWork)) container.bind(HumanWork).toConstantValue(workBeside);
  stores(container);
  make(container, ProductListMemory, ({ find }) => new ProductListMemory(find), { find: FindProducts });
}
