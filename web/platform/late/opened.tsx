import { useEffect, useState } from "react";
import { LoadingBar } from "#web/design/loading-bar/loading-bar.tsx";
import { useWhenLeft } from "#web/platform/window/page-left.ts";
import type { ComponentType, ReactNode } from "react";

type OpenedProps<Given> = {
  readonly load: () => Promise<ComponentType<Given>>;
  readonly given: Given;
  /**
   * Stands there until the code has come, and where it does not come; where none is named, the bar of what is on its way does until then.
   */
  readonly waits?: ReactNode;
  readonly onLost?: () => void;
  /** Another page has come before the code did: it is opened over that one no more. */
  readonly onLeft?: () => void;
};

/**
 * A part whose code comes when it is opened. Without a line, or after the shop was put up anew, it may not come: then the page around it
 * stays, and the next time that it is opened it is asked for again, as `lateCode` says. `load`, `onLost` and `onLeft` stay the same from
 * drawing to drawing.
 */
export function Opened<Given extends object>({ load, given, waits, onLost, onLeft }: OpenedProps<Given>) {
  const [Part, enter] = useState<ComponentType<Given> | null>(null);
  const [isComing, tell] = useState(true);
  useEffect(() => {
    let isOver = false;
    load().then(
      (part) => isOver || enter(() => part),
      (error: unknown) => {
        console.info(String(error)); // It names a file of the shop.
        if (isOver) return;
        tell(false);
        onLost?.();
      },
    );
    return () => {
      isOver = true;
    };
  }, [load, onLost]);
  useWhenLeft(Part === null ? onLeft : undefined);
  if (Part !== null) return <Part {...given} />;
  return waits ?? (isComing ? <LoadingBar /> : null);
}
