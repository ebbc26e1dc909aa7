import { Banknote, MapPin, ReceiptIndianRupee, Truck } from "lucide-react";
import { productWords } from "#web/wording/product.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";
import type { ShippingSettings } from "#core/shipping/shipping-settings.ts";

/** What one wants to know before buying: delivery, paying, tax and who sells it. */
export function BuyingFacts({ product, shipping }: { readonly product: ProductDetails; readonly shipping: ShippingSettings }) {
  const { seller, cashOnDelivery, gst } = product;
  const charge = productWords.charge(shipping);
  return (
    <>
      {charge === null ? null : (
        <div className="panel delivery">
          <p className="row">
            <Truck className="i" />
            <b>{productWords.delivery}</b>
          </p>
          <p className="small mute">{charge}</p>
        </div>
      )}
      <dl className="facts">
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
    </>
  );
}
