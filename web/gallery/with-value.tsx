import { useState } from "react";
import type { ReactNode } from "react";

/** Keeps what is entered into what it draws. */
export function WithValue<Value>({
  first,
  draw,
}: {
  readonly first: Value;
  readonly draw: (value: Value, keep: (value: Value) => void) => ReactNode;
}) {
  const [value, keep] = useState(first);
  return draw(value, keep);
}
