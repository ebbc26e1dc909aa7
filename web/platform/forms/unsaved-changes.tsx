import { useEffect, useState } from "react";
import { useBlocker } from "react-router-dom";
import { LeaveDialog } from "./leave-dialog.tsx";

/** Whoever goes away from what was entered and not kept is asked first: by the page within the shop, by the browser when the window closes. */
export function UnsavedChanges(given: UnsavedProps) {
  const [isShown, show] = useState(false);
  // Hidden and shown again, its blocker would stay with the router for good: it is made anew.
  useEffect(() => {
    show(true);
    return () => show(false);
  }, []);
  return isShown ? <Blocking {...given} /> : null;
}

type UnsavedProps = { readonly isChanged: () => boolean };

function Blocking({ isChanged }: UnsavedProps) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isChanged() && currentLocation.pathname !== nextLocation.pathname);
  const [answeredFor, answer] = useState<typeof blocker.location>(undefined);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isChanged()) event.preventDefault();
    };
    globalThis.addEventListener("beforeunload", ask);
    return () => globalThis.removeEventListener("beforeunload", ask);
  }, [isChanged]);
  if (blocker.state !== "blocked" || blocker.location === answeredFor) return null;
  const { location, reset, proceed } = blocker;
  // The router draws what it is told when it finds the time; until then the question would lie over the form and take what is typed.
  const answered = (andThen: () => void) => () => {
    answer(location);
    andThen();
  };
  return <LeaveDialog onStay={answered(reset)} onLeave={answered(proceed)} />;
}
