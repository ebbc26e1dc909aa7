import { barOf } from "./bar-of.ts";
import type { LabResult } from "#core/labs/booking/lab-value.ts";

const HEIGHT = 16;

/** Where a value lies beside its range. The words beside it say the same, so it is not read out. */
export function RangeBar({ result }: { readonly result: Extract<LabResult, { kind: "quantity" }> }) {
  const bar = barOf(result.value, result.range);
  if (bar === null) return null;
  const { from, to, at } = bar;
  return (
    <svg className="result-bar" viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <rect className="result-bar-line" x={0} y={6} width={100} height={4} />
      <rect className="result-bar-range" x={from} y={4} width={to - from} height={8} />
      <rect className="result-bar-value" x={at - 0.75} y={0} width={1.5} height={HEIGHT} />
    </svg>
  );
}
