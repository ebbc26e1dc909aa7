import { Drawing } from "#web/design/drawing/drawing.tsx";
import type { ReactNode } from "react";

/** Nothing here: a small drawing, what that means, and one way on. */
export function EmptyState({
  drawing,
  heading,
  text,
  children,
}: {
  readonly drawing: "empty-cart" | "empty-search" | "empty-wishlist";
  readonly heading: ReactNode;
  readonly text: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="empty-state">
      <Drawing name={drawing} box="0 0 200 140" className="empty-state-drawing" label={null} />
      {heading}
      <p>{text}</p>
      {children}
    </div>
  );
}
