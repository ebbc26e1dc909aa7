import { useCallback, useState } from "react";
import { Opened } from "#web/platform/late/opened.tsx";
import { alertAddress } from "#web/platform/addresses/alert-address.ts";
import { alertLinkNamed, alertLinkWords } from "./wording/alert-link.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import type { MouseEvent } from "react";
import type { AlertAbout } from "#web/platform/addresses/alert-address.ts";

const dialog = lateCode(() => import("./alert-dialog.tsx"), "AlertDialog");

/** The way to an alert: a page of its own, or a dialog whose code comes with the press. */
export function AlertLink({ about }: { readonly about: AlertAbout }) {
  const [isOpen, open] = useState(false);
  const close = useCallback(() => open(false), []);
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    open(true);
  };
  return (
    <div>
      <a
        className="button quiet"
        href={alertAddress.ask(about)}
        aria-label={about.kind === "quiz-opens" ? alertLinkNamed({ title: about.title }) : undefined}
        onClick={press}
      >
        {alertLinkWords[about.kind]}
      </a>
      {isOpen ? <Opened load={dialog} given={{ about, onClose: close }} onLost={close} /> : null}
    </div>
  );
}
