import { Suspense, useState } from "react";
import { ExplainedFigure } from "#web/design/bill/explained-figure.tsx";
import type { ReactNode } from "react";

type ExplainedRowProps = { readonly label: string; readonly figure: string; readonly children: () => ReactNode };

/** A figure that opens to what it follows from, which is worked out only once somebody opens it. */
export function ExplainedRow({ label, figure, children }: ExplainedRowProps) {
  const [isOpened, setOpened] = useState(false);
  return (
    <ExplainedFigure label={label} figure={figure} onOpen={() => setOpened(true)}>
      {isOpened ? <Suspense fallback={null}>{children()}</Suspense> : null}
    </ExplainedFigure>
  );
}
