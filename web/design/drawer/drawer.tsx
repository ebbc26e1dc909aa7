import X from "lucide-react/icons/x";
import { useId } from "react";
import { useModal } from "#web/design/dialog/use-modal.ts";
import type { ReactNode } from "react";

type DrawerProps = {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly foot: ReactNode;
};

/** Comes in from the right and stands over the page while it is drawn; Escape, the cross and a press beside it close it. */
export function Drawer({ title, closeLabel, onClose, children, foot }: DrawerProps) {
  const dialog = useModal();
  const titleId = useId();
  return (
    <dialog
      ref={dialog}
      className="drawer drawer-side"
      aria-labelledby={titleId}
      closedby="any"
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
    >
      <header>
        <h2 className="heading-2" id={titleId}>
          {title}
        </h2>
        <button type="button" className="icon-button" aria-label={closeLabel} onClick={onClose}>
          <X className="icon icon-large" aria-hidden="true" />
        </button>
      </header>
      <div className="drawer-body">{children}</div>
      {foot === null ? null : <footer>{foot}</footer>}
    </dialog>
  );
}
