import { createContext, useContext } from "react";
import type { ReactElement } from "react";
import type { PageMarkup } from "./kept-markup.ts";

const SheetContext = createContext<PageMarkup | null>(null);

/** Given on the server alone. */
export const PageMarkupProvider = SheetContext.Provider;

type Print = {
  /** What it is, and all that it is made of: two of the same are alike to the letter. */
  readonly as: string;
  readonly of: unknown;
  readonly children: ReactElement;
};

/**
 * An element that is the same for every visitor: the server draws it once and keeps its markup. In the browser it is the element.
 * No `useId` in it, as that counts from the page's beginning.
 */
export function MarkupOnce({ as, of, children }: Print) {
  const sheet = useContext(SheetContext);
  return sheet === null ? children : <i data-print={sheet.place(`${as} ${JSON.stringify(of)}`, children)} />;
}
