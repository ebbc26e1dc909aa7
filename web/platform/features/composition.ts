import { make } from "#adapters/composition/make.ts";
import { everyPagesGuards } from "#web/platform/guards/every-pages-guards.ts";
import { Guards } from "#web/platform/guards/guards.ts";
import { ConnectionStore } from "#web/platform/offline/connection-store.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { Whole } from "#web/platform/late/whole.ts";
import { filledFrame } from "#web/platform/slots/filled-frame.ts";
import { FilledFrame } from "#web/platform/slots/frame-slots.ts";
import { unknownViewer } from "#web/platform/window/unknown-viewer.ts";
import { Viewer } from "#web/platform/window/viewer.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { AnyFeature } from "./feature.ts";
import type { FeaturesByLayout } from "./join-features.ts";
import type { LateFeature } from "./late-feature.ts";

export const featuresIn = (joined: FeaturesByLayout): readonly AnyFeature[] => Object.values(joined).flat();

/**
 * What a window has of its features from the start, or a page that the server draws for one. What comes late is bound by `bindLate` when it
 * is first asked for.
 */
export function bindFeatures(container: Container, features: readonly AnyFeature[], bindLate: (late: LateFeature) => void): void {
  make(container, ConnectionStore, () => new ConnectionStore(() => window), {});
  for (const { stores } of features) stores?.(container);
  const guards = (): Guards => Object.assign({}, everyPagesGuards, ...features.map(({ guards }) => guards?.(container)));
  make(container, Guards, guards, {});
  if (!container.isBound(Viewer)) container.bind(Viewer).toConstantValue(unknownViewer);
  container.bind(FilledFrame).toConstantValue(filledFrame(features));
  container.bind(Whole).toConstantValue(wholeOf(container, bindLate));
}

function wholeOf(container: Container, bindLate: (late: LateFeature) => void): Whole {
  let bound: Promise<Container> | null = null;
  const bind = async () => {
    for (const late of await sides()) bindLate(late);
    return container;
  };
  return () => {
    bound ??= bind().catch((error: unknown) => {
      bound = null; // A chunk that did not come is asked for again.
      throw error;
    });
    return bound;
  };
}

const sides = lateCode(() => import("#sides/late"), "sides");
