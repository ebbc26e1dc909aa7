import { Banknote, MapPin, ReceiptIndianRupee } from "lucide-react";
import { productWords } from "#web/design/product-words.ts";
import { productPageWords } from "./product-page-words.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";

/** What one wants to know before buying: paying, tax and who sells it. */
export function BuyingFacts({ product }: { readonly product: ProductDetails }) {
  const { seller, cashOnDelivery, gst } = product;
  return (
    <dl className="buying-facts">
      <div>
        <Banknote className="icon leaf mb-0.5" />
        <dt>{cashOnDelivery ? productPageWords.cashName : productWords.prepaidOnly}</dt>
        <dd>{cashOnDelivery ? productPageWords.cashShort : productPageWords.prepaidShort}</dd>
      </div>
      <div>
        <ReceiptIndianRupee className="icon leaf mb-0.5" />
        <dt>{productPageWords.gstName(gst)}</dt>
        <dd>{productPageWords.gstShort}</dd>
      </div>
      {seller === null ? null : (
        <div>
          <MapPin className="icon leaf mb-0.5" />
          <dt>{seller.name}</dt>
          <dd>{seller.state}</dd>
        </div>
      )}
    </dl>
  );
}
