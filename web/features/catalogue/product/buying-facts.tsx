import { Banknote, MapPin, ReceiptIndianRupee } from "lucide-react";
import { productWords } from "#web/design/wording/product.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";

/** What one wants to know before buying: paying, tax and who sells it. */
export function BuyingFacts({ product }: { readonly product: ProductDetails }) {
  const { seller, cashOnDelivery, gst } = product;
  return (
    <dl className="buying-facts">
      <div>
        <Banknote className="i" />
        <dt>{cashOnDelivery ? productWords.cashName : productWords.prepaidName}</dt>
        <dd>{cashOnDelivery ? productWords.cashShort : productWords.prepaidShort}</dd>
      </div>
      <div>
        <ReceiptIndianRupee className="i" />
        <dt>{productWords.gstName(gst)}</dt>
        <dd>{productWords.gstShort}</dd>
      </div>
      {seller === null ? null : (
        <div>
          <MapPin className="i" />
          <dt>{seller.name}</dt>
          <dd>{seller.state}</dd>
        </div>
      )}
    </dl>
  );
}
