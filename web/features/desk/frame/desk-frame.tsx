import CalendarClock from "lucide-react/icons/calendar-clock";
import CalendarDays from "lucide-react/icons/calendar-days";
import CircleQuestionMark from "lucide-react/icons/circle-question-mark";
import { Drawing } from "#web/design/drawing/drawing.tsx";
import { siteWords } from "#web/design/site-words.ts";
import { consultationAddress } from "#web/platform/addresses/consultation-address.ts";
import { deskPhrases } from "#web/features/desk/wording/desk.ts";
import { ToastOverlay } from "#web/platform/toasts/toast-overlay.tsx";
import { FilledFrame } from "#web/platform/slots/frame-slots.ts";
import { useDependency } from "#web/platform/window/dependencies.tsx";
import { Navigation } from "#web/platform/window/navigation.tsx";
import { DeskAccount } from "./desk-account.tsx";
import { DeskConnection } from "./desk-connection.tsx";
import type { ReactNode } from "react";

type DeskFrameProps = {
  /** The origin of the customers' site. */
  readonly shop: string;
  /** The path of the page at hand. */
  readonly here: string;
  /** Its path and search. */
  readonly address: string;
  readonly children: ReactNode;
};

const PAGES = [
  { address: consultationAddress.desk, title: deskPhrases.day, Icon: CalendarDays },
  { address: consultationAddress.ownHours, title: deskPhrases.hours, Icon: CalendarClock },
  { address: consultationAddress.ownTimes, title: deskPhrases.times, Icon: CircleQuestionMark },
];

/** The frame of a practitioner's pages: the ways between them, and whose desk it is. On a narrow screen the ways lie under the thumb. */
export function DeskFrame({ shop, here, address, children }: DeskFrameProps) {
  const { overlays } = useDependency(FilledFrame);
  const places = PAGES.map(({ address }) => address);
  const current = places.includes(here) ? here : consultationAddress.desk; // The pages of a call and of a prescription belong to the menu's entry for the day.
  return (
    <Navigation>
      <a className="skip" href="#main">
        {siteWords.skip}
      </a>
      <DeskConnection />
      <header className="desk-bar no-print">
        <a className="logo" href={consultationAddress.desk} aria-label={deskPhrases.home}>
          <span className="desk-sign">
            <Drawing name="logo" box="0 0 206 50" className="logo-drawing" label={null} />
          </span>
          <span className="desk-name">{deskPhrases.name}</span>
        </a>
        <nav className="desk-tabs" aria-label={deskPhrases.menu}>
          {PAGES.map(({ address, title, Icon }) => (
            <a key={address} href={address} aria-current={address === current ? "page" : undefined}>
              <Icon className="icon" aria-hidden="true" />
              {title}
            </a>
          ))}
        </nav>
        <DeskAccount shop={shop} address={address} />
      </header>
      <noscript>
        <p className="desk-page no-script">{deskPhrases.noScript}</p>
      </noscript>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {overlays.map((Overlay, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are the same, in the same order, as long as the window stands.
        <Overlay key={place} />
      ))}
      <ToastOverlay />
    </Navigation>
  );
}
