import { LastPressed, useLastPressed } from "#web/platform/window/focus-after-press.ts";
import type { ReactNode } from "react";

/** A window in which it is known what was pressed last, for parts that are drawn without a page around them. */
export function PressedWindow({ children }: { readonly children: ReactNode }) {
  return <LastPressed value={useLastPressed()}>{children}</LastPressed>;
}
