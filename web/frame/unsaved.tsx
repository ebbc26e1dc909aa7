import { lazy, Suspense, useEffect } from "react";
import { useBlocker } from "react-router-dom";

const LeaveQuestion = lazy(async () => ({ default: (await import("./leave-question.tsx")).LeaveQuestion }));

/** Whoever goes away from what was entered and not kept is asked first: by the page within the shop, by the browser when the window closes. */
export function Unsaved({ isChanged }: { readonly isChanged: () => boolean }) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isChanged() && currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isChanged()) event.preventDefault();
    };
    globalThis.addEventListener("beforeunload", ask);
    return () => globalThis.removeEventListener("beforeunload", ask);
  }, [isChanged]);
  if (blocker.state !== "blocked") return null;
  return (
    <Suspense>
      <LeaveQuestion onStay={blocker.reset} onLeave={blocker.proceed} />
    </Suspense>
  );
}
