import { CountPageView } from "#core/page-views/count-page-view.use-case.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { answeredOverHttp } from "#adapters/composition/answered-over-http.ts";
import { showUserOverHttp } from "#adapters/composition/me/over-http.ts";
import { SmallContainer } from "#adapters/composition/small-container.ts";
import { loadCalls, overHttp } from "#adapters/http-client/over-http.ts";
import { pageViewBeacon } from "#adapters/http-client/page-view-beacon.ts";
import { ServerClock } from "#adapters/http-client/server-clock.ts";
import { AllDependencies } from "#web/platform/late/all-dependencies.ts";
import { bindFeatures, featuresIn } from "#web/platform/features/composition.ts";
import { apiUrlIn } from "#web/platform/page/api-address.ts";
import { Viewer } from "#web/platform/window/viewer.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { Api } from "#adapters/http-client/over-http.ts";
import type { FeaturesByLayout } from "#web/platform/features/join-features.ts";

/** One browser window: the server answers every use case that nothing here does. */
export function composeWindow(joined: FeaturesByLayout, url = apiUrlIn(document)): Container {
  const features = featuresIn(joined);
  const bound = async () => {
    await container.get(AllDependencies)();
    return container;
  };
  const viewer = () => container.get(Viewer);
  const clock = new ServerClock();
  const api: Api = {
    url,
    bearerOf: (customer) => viewer().bearerOf(customer),
    ended: (bearer) => viewer().ended(bearer),
    hasLeft: (customer) => viewer().hasLeft(customer),
    heard: (answer) => clock.hear(answer),
  };
  const http = overHttp(api);
  const container: SmallContainer = new SmallContainer(answeredOverHttp(http, bound));
  showUserOverHttp(container, http);
  container.bind(CountPageView).toConstantValue(pageViewBeacon(url, () => globalThis));
  container.bind(Clock).toConstantValue(clock.now);
  for (const feature of features) feature.overHttp?.(container);
  bindFeatures(container, features, {
    bind(late) {
      late.overHttp?.(container, api);
      late.stores?.(container);
    },
    load: loadCalls,
  });
  return container;
}
