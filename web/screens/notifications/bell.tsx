import { Bell as BellSign } from "lucide-react";
import { siteWords } from "#web/wording/site.ts";

/** The way to a customer's notifications. */
export const Bell = () => (
  <a className="icon" href="/notification" aria-label={siteWords.notifications}>
    <BellSign className="i l" aria-hidden="true" />
  </a>
);
