import type { ReactNode } from "react";

/** The sign alone, which leads home: nothing else takes anybody away from what they are doing. */
export const PlainHeader = ({ logo }: { readonly logo: ReactNode }) => (
  <header className="plain-header">
    <div className="page-width">{logo}</div>
  </header>
);
