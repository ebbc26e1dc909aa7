import { Drawing } from "#web/design/drawing/drawing.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { offlineWords } from "#web/features/site/wording/offline.ts";
import { siteWords } from "#web/design/site-words.ts";
import { FilledFrame } from "#web/platform/slots/frame-slots.ts";
import { useDependency } from "#web/platform/window/dependencies.tsx";
import type { Head } from "#web/platform/page/head.ts";

export const head = (): Head => ({ title: siteWords.titled(offlineWords.title), description: offlineWords.text, canonical: null });

/** Shown in place of a page that was never seen on this device, where there is no line. */
export function Screen() {
  const { cart } = useDependency(FilledFrame);
  return (
    <div className="page-width error-page">
      <Drawing name="empty-search" box="0 0 200 140" className="error-page-drawing" label={null} />
      <h1>{offlineWords.title}</h1>
      <p className="muted">{offlineWords.text}</p>
      {cart === undefined ? null : (
        <a className="button main" href={shopAddress.cart}>
          {offlineWords.cart}
        </a>
      )}
      <a className="button quiet" href={shopAddress.home}>
        {offlineWords.home}
      </a>
    </div>
  );
}
