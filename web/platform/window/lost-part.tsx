import { createRoot } from "react-dom/client";
import { lostPartPhrases } from "#web/platform/wording/lost-part.ts";
import { CodeMissingNotice } from "./code-missing-notice.tsx";

/** These tell of it already, and lead to the page loaded anew. */
const ALERTS = ".error-page, .toast[role=alert]";

/**
 * Says that a part which was asked for did not come, and leaves it to a press to load the page anew. The next press takes the notice away:
 * where it asks in vain again, another one comes.
 */
export function tellOfLostPart(): void {
  if (document.querySelector(ALERTS) !== null) return;
  const place = document.querySelector("dialog:modal") ?? document.body; // Nothing beside such a dialog can be pressed.
  const notice = place.appendChild(document.createElement("div"));
  createRoot(notice).render(<CodeMissingNotice said={lostPartPhrases.lostPart} onTry={() => location.reload()} />);
  addEventListener("click", () => notice.remove(), { once: true });
}
