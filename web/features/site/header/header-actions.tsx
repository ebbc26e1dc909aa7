import { OutsideLink } from "#web/design/link/outside-link.tsx";
import { siteWords } from "#web/design/site-words.ts";
import { FilledFrame } from "#web/platform/slots/frame-slots.ts";
import { Slot } from "#web/platform/slots/slot.tsx";
import { useDependency } from "#web/platform/window/dependencies.tsx";
import type { MenuItem } from "#core/content/menus.ts";
import type { OutsideAddresses } from "#core/content/site-settings.ts";

type Ends = { readonly outside: OutsideAddresses | null; readonly account: readonly MenuItem[] };

/** The end of the upmost row: the app, and what there is of an account, in one line and height. */
export function HeaderActions({ outside, account }: Ends) {
  const frame = useDependency(FilledFrame);
  return (
    <div className="top-row-end">
      {outside === null ? null : <OutsideLink address={outside.playStore}>{siteWords.downloadApp}</OutsideLink>}
      <Slot of={frame.account} given={{ outside, menu: account }} />
    </div>
  );
}
