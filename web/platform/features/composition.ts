import { Clock } from "#core/shared/clock.port.ts";
import { keep } from "#adapters/composition/keep.ts";
import { make } from "#adapters/composition/make.ts";
import { everyPagesGuards } from "#web/platform/guards/every-pages-guards.ts";
import { Guards } from "#web/platform/guards/guards.ts";
import { ConnectionStore } from "#web/platform/offline/connection-store.ts";
import { DataAhead } from "#web/platform/late/data-ahead.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { AllDependencies } from "#web/platform/late/all-dependencies.ts";
import { SitePages } from "#web/platform/page/site-pages.ts";
import { filledFrame } from "#web/platform/slots/filled-frame.ts";
import { FilledFrame } from "#web/platform/slots/frame-slots.ts";
import { unknownViewer } from "#web/platform/window/unknown-viewer.ts";
import { Viewer } from "#web/platform/window/viewer.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { AnyFeature } from "./feature.ts";
import type { FeaturesByLayout } from "./join-features.ts";
import type { LateFeature } from "./late-feature.ts";

export const featuresIn = (joined: FeaturesByLayout): readonly AnyFeature[] => Object.values(joined).flat();

/** What comes late is bound by `bind` when it is first asked for; `load` loads beside it what it will soon need. */
type Late = { readonly bind: (late: LateFeature) => void; readonly load: () => void };

/** What a window has of its features from the start, or a page that the server draws for one. */
export function bindFeatures(container: Container, features: readonly AnyFeature[], late: Late): void {
  make(container, ConnectionStore, () => new ConnectionStore(() => window), {});
  for (const { stores } of features) stores?.(container);
  const guards = (): Guards => Object.assign({}, everyPagesGuards, ...features.map(({ guards }) => guards?.(container)));
  make(container, Guards, guards, {});
  if (!container.isBound(Viewer)) container.bind(Viewer).toConstantValue(unknownViewer);
  if (!container.isBound(SitePages)) container.bind(SitePages).toConstantValue(null);
  keep(container, DataAhead, { viewer: Viewer, now: Clock });
  container.bind(FilledFrame).toConstantValue(filledFrame(features));
  container.bind(AllDependencies).toConstantValue(wholeOf(container, late));
}

function wholeOf(container: Container, { bind, load }: Late): AllDependencies {
  let bound: Promise<Container> | null = null;
  const bindAll = async () => {
    load();
    for (const late of await sides()) bind(late);
    return container;
  };
  return () => {
    bound ??= bindAll().catch((error: unknown) => {
      bound = null; // A chunk that did not come is asked for again.
      throw error;
    });
    return bound;
  };
}

const sides = lateCode(() => import("#sides/late"), "sides");
