import { useEffect, useState } from "react";
import { useBlocker } from "react-router-dom";
import { LeaveDialog } from "./leave-dialog.tsx";

/** Asks before unsaved input is lost: by a dialog of the page within the site, by the browser when the window closes. */
export function UnsavedChanges(given: UnsavedProps) {
  const [isShown, show] = useState(false);
  // The part is mounted anew each time: after hiding and showing, its blocker would stay in the router for good.
  useEffect(() => {
    show(true);
    return () => show(false);
  }, []);
  return isShown ? <Blocking {...given} /> : null;
}

type UnsavedProps = {
  readonly isChanged: () => boolean;
  /** The same where the window closes, and nothing more can be sent. */
  readonly isChangedAtClosing?: () => boolean;
  /** Called where somebody leaves it all the same. */
  readonly onLeave?: () => void;
};

function Blocking({ isChanged, isChangedAtClosing = isChanged, onLeave }: UnsavedProps) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isChanged() && currentLocation.pathname !== nextLocation.pathname);
  const [answeredFor, answer] = useState<typeof blocker.location>(undefined);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isChangedAtClosing()) event.preventDefault();
    };
    globalThis.addEventListener("beforeunload", ask);
    return () => globalThis.removeEventListener("beforeunload", ask);
  }, [isChangedAtClosing]);
  if (blocker.state !== "blocked" || blocker.location === answeredFor) return null;
  const { location, reset, proceed } = blocker;
  // The router draws the change later. Until then the dialog would cover the form and take what is typed.
  const answered = (andThen: () => void) => () => {
    answer(location);
    andThen();
  };
  return (
    <LeaveDialog
      onStay={answered(reset)}
      onLeave={answered(() => {
        onLeave?.();
        proceed();
      })}
    />
  );
}
