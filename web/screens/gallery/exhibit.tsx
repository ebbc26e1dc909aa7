import type { ReactNode } from "react";

/** One part, in a few states. */
export const Exhibit = ({ of, children }: { readonly of: string; readonly children: ReactNode }) => (
  <section className="grid gap-3">
    <h3>{of}</h3>
    {children}
  </section>
);
