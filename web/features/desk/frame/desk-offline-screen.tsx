import WifiOff from "lucide-react/icons/wifi-off";
import { NothingYet } from "#web/design/empty-state/nothing-yet.tsx";
import { siteWords } from "#web/design/site-words.ts";
import { deskPhrases } from "#web/features/desk/wording/desk.ts";
import type { Head } from "#web/platform/page/head.ts";

export const head = (): Head => ({ title: siteWords.titled(deskPhrases.noLine), description: deskPhrases.noLineText, canonical: null });

/** Shown in place of any page of the desk where there is no line. */
export const Screen = () => (
  <div className="desk-page">
    <h1 className="visually-hidden">{deskPhrases.noLine}</h1>
    <NothingYet Icon={WifiOff} heading={deskPhrases.noLine} text={deskPhrases.noLineText} />
  </div>
);
