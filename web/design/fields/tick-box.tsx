import { useFollowedValue } from "./use-followed-value.ts";
import type { ReactNode } from "react";

type TickBox = { readonly name: string; readonly value: string; readonly isTicked: boolean; readonly children: ReactNode };

/** One of several that may be ticked, in a form that is sent with it. */
export function TickBox({ name, value, isTicked, children }: TickBox) {
  const box = useFollowedValue(isTicked, tick);
  return (
    <label className="filter-tick">
      <input ref={box} type="checkbox" name={name} value={value} defaultChecked={isTicked} autoComplete="off" />
      {children}
    </label>
  );
}

function tick(box: HTMLInputElement, isTicked: boolean): void {
  box.checked = isTicked;
}
