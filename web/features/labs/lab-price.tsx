import { rupees } from "#web/design/figures/amounts.ts";
import { labPhrases as says } from "./wording/labs.ts";
import type { Paise } from "#core/shared/money.ts";

type LabPriceProps = { readonly price: Paise; readonly mrp: Paise; readonly isBig?: boolean };

/** What a test costs, and its MRP, struck, where that is higher. */
export const LabPrice = ({ price, mrp, isBig = false }: LabPriceProps) => (
  <p className={isBig ? "laboratory-price is-big" : "laboratory-price"}>
    <b>{rupees(price)}</b>
    {mrp > price ? (
      <>
        {" "}
        <span className="visually-hidden">{says.insteadOf}</span> <s>{rupees(mrp)}</s>
      </>
    ) : null}
  </p>
);
