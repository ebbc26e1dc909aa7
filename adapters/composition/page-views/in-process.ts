import { CountPageView, makeCountPageView } from "#core/page-views/count-page-view.use-case.ts";
import { PageViews } from "#core/page-views/page-views.port.ts";
import { SitePatterns } from "#core/page-views/site-patterns.port.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { make } from "#adapters/composition/make.ts";
import type { Container } from "#adapters/composition/container.ts";

export function pageViewsInProcess(container: Container): void {
  make(container, CountPageView, makeCountPageView, { pageViews: PageViews, isPattern: SitePatterns, now: Clock });
}
