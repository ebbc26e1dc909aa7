import X from "lucide-react/icons/x";
import { useId } from "react";
import { useModal } from "./use-modal.ts";
import type { ReactNode } from "react";

type DialogProps = {
  readonly title: string;
  /** What stands beside the title, if anything: a picture, say. */
  readonly beside?: ReactNode;
  /** Said under the title. */
  readonly hint?: string;
  readonly closeLabel: string;
  /** An alert asks a question that must be answered before anything else. */
  readonly role?: "dialog" | "alertdialog";
  /** "asked": a press beside it doesn't close it, as something is being filled in. */
  readonly closes?: "easily" | "asked";
  readonly onClose: () => void;
  readonly children?: ReactNode;
};

/** Stands over everything else while it is drawn; Escape, the cross and a press beside it close it. */
export function Dialog({ title, beside, hint, closeLabel, role = "dialog", closes = "easily", onClose, children }: DialogProps) {
  const dialog = useModal();
  const titleId = useId();
  const hintId = useId();
  return (
    <dialog
      ref={dialog}
      className="dialog"
      role={role}
      aria-labelledby={titleId}
      {...(hint === undefined ? {} : { "aria-describedby": hintId })}
      closedby={closes === "easily" ? "any" : "closerequest"}
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
    >
      <div className="dialog-head">
        {beside}
        <div>
          <h2 className="heading-3" id={titleId}>
            {title}
          </h2>
          {hint === undefined ? null : (
            <p className="small muted" id={hintId}>
              {hint}
            </p>
          )}
        </div>
      </div>
      {children}
      <button type="button" className="icon-button dialog-close" aria-label={closeLabel} onClick={onClose}>
        <X className="icon icon-large" aria-hidden="true" />
      </button>
    </dialog>
  );
}
