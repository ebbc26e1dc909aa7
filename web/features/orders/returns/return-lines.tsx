import { observer } from "mobx-react-lite";
import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import { ProductPicture } from "#web/design/product-card/product-picture.tsx";
import { QuantityControl } from "#web/design/quantity/quantity-control.tsx";
import { returnWords } from "./return-words.ts";
import { shownSize } from "#web/design/product-card/shown-size.ts";
import { shownTitle, titleFact } from "#web/design/product-card/shown-title.ts";
import type { ReturnModel } from "./return-model.ts";

/** Which products come back, and how many pieces of each. */
export const ReturnLines = observer(function ReturnLines({ model }: { readonly model: ReturnModel }) {
  const isMissing = model.faults.includes("lines");
  return (
    <fieldset className={isMissing ? "field is-error return-lines" : "field return-lines"}>
      <legend>{returnWords.what}</legend>
      <ul className="order-lines">
        {model.lines.map(({ place, product, returning }) =>
          returning.kind !== "possible" ? null : (
            <li key={place} className="order-line">
              <span className="tile">
                <ProductPicture product={product} />
              </span>
              <div className="order-line-text">
                <b className="order-line-title">{shownTitle(product)}</b>
                <p className="small muted">{shownSize(product.size)}</p>
                <p className="small muted">{returnWords.until(returning.until)}</p>
                {product.isConsumable ? <p className="small muted">{returnWords.consumable}</p> : null}
              </div>
              <div className="return-pieces">
                {returning.pieces === 1 ? (
                  <label className="tick-box">
                    <input
                      type="checkbox"
                      checked={model.pieces.has(place)}
                      onChange={({ target }) => model.setPieces(place, target.checked ? 1 : 0)}
                    />
                    <span>{returnWords.giveBackOne}</span>
                    <span className="visually-hidden"> {shownTitle(product)}</span>
                  </label>
                ) : (
                  <>
                    <QuantityControl
                      quantity={model.pieces.get(place) ?? 0}
                      least={0}
                      most={returning.pieces}
                      words={{
                        quantity: returnWords.pieces(titleFact(product)),
                        less: returnWords.less(titleFact(product)),
                        more: returnWords.more(titleFact(product)),
                      }}
                      onChange={(count) => model.setPieces(place, count)}
                    />
                    <span className="small muted">{returnWords.of(returning.pieces)}</span>
                  </>
                )}
              </div>
            </li>
          ),
        )}
      </ul>
      {isMissing ? (
        <span className="field-error" role="alert">
          <CircleAlert className="icon icon-small" aria-hidden="true" />
          {returnWords.fault.lines}
        </span>
      ) : null}
    </fieldset>
  );
});
