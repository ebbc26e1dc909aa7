import { ExplainedFigure } from "./explained-figure.tsx";
import { Explanation } from "./explanation.tsx";
import type { ComponentProps } from "react";

type Figure = {
  readonly label: string;
  readonly figure: string;
  readonly tone: "plain" | "less" | "total";
  readonly explained: ComponentProps<typeof Explanation>;
};

/** Figures under one another, each of which opens to its explanation; the total stands under a strong rule. */
export function Bill({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <div className="bill">
      {figures.map(({ label, figure, tone, explained }) => (
        <ExplainedFigure key={label} label={label} figure={figure} tone={tone}>
          <Explanation {...explained} />
        </ExplainedFigure>
      ))}
    </div>
  );
}
