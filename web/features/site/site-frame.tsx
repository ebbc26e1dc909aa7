import { lateCode } from "#web/platform/late/late-code.ts";
import { drawnFirst } from "#web/platform/late/drawn-first.tsx";
import { Navigation } from "#web/platform/window/navigation.tsx";
import { FilledFrame } from "#web/platform/slots/frame-slots.ts";
import { useDependency } from "#web/platform/window/dependencies.tsx";
import { PlainHeader } from "#web/design/header/plain-header.tsx";
import { siteWords } from "#web/design/site-words.ts";
import { ConnectionNotice } from "./connection-notice.tsx";
import { SiteHeader } from "./header/site-header.tsx";
import { SiteLogo } from "./header/site-logo.tsx";
import { ToastOverlay } from "#web/platform/toasts/toast-overlay.tsx";
import type { ReactNode } from "react";
import type { Layout } from "#web/platform/page/layout.ts";
import type { SiteData } from "./site-data.ts";

type Frame = {
  readonly site: SiteData;
  readonly layout: Layout;
  /** Its path and search. */
  readonly address: string;
  readonly sought: string;
  readonly children: ReactNode;
};

export function SiteFrame({ site, layout, address, sought, children }: Frame) {
  const { overlays } = useDependency(FilledFrame);
  const isPlain = layout === "checkout";
  return (
    <Navigation>
      <a className="skip" href="#main">
        {siteWords.skip}
      </a>
      <ConnectionNotice />
      {isPlain ? (
        <PlainHeader logo={<SiteLogo corporateApp={site.corporateApp} />} />
      ) : (
        <SiteHeader site={site} layout={layout} address={address} sought={sought} />
      )}
      <noscript>
        <p className="page-width no-script">{siteWords.noScript}</p>
      </noscript>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {isPlain ? null : <Foot site={site} address={address} />}
      {overlays.map((Overlay, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are the same, in the same order, as long as the window stands.
        <Overlay key={place} />
      ))}
      <ToastOverlay />
    </Navigation>
  );
}

const foot = lateCode(() => import("./footer/site-foot.tsx"), "SiteFoot");

/** It lies below what is looked at first. Its links and its form work without script too. */
const Foot = drawnFirst({
  fromTheStart: import.meta.env.SSR || import.meta.env.DEV ? await foot() : null,
  load: foot,
  place: () => <footer className="site-footer" />,
});
