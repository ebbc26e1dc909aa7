import type { Exact } from "../shared/exact.ts";

/** A fraction as text with so many decimals, half away from zero; never "-0". Source: specification/health-tools.md, Numbers and units. */
export function rounded({ numerator, denominator }: Exact, decimals: number): string {
  const scaled = (numerator < 0n ? -numerator : numerator) * 10n ** BigInt(decimals);
  return withPoint((2n * scaled + denominator) / (2n * denominator), numerator < 0n, decimals);
}

function withPoint(units: bigint, isNegative: boolean, decimals: number): string {
  const digits = String(units).padStart(decimals + 1, "0");
  const text = decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  return isNegative && units !== 0n ? `-${text}` : text;
}
