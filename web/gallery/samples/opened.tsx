import { OpenOnPress } from "#web/gallery/open-on-press.tsx";
import { say } from "#web/gallery/samples.ts";
import type { ReactNode } from "react";

export const opened = (state: string, draw: (close: () => void) => ReactNode): readonly [string, ReactNode] => [
  state,
  <OpenOnPress key={state} words={`${say.open} ${state}`} draw={draw} />,
];
