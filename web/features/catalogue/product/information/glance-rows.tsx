import Banknote from "lucide-react/icons/banknote";
import PackageCheck from "lucide-react/icons/package-check";
import Stethoscope from "lucide-react/icons/stethoscope";
import Store from "lucide-react/icons/store";
import Truck from "lucide-react/icons/truck";
import Utensils from "lucide-react/icons/utensils";
import { RETURN_DAYS } from "#core/orders/order/return-request.ts";
import { filledCardSlots } from "#web/features/catalogue/cards/filled-card-slots.ts";
import { productPageWords } from "#web/features/catalogue/product/product-page-words.ts";
import { productGlancePhrases as says } from "#web/features/catalogue/wording/product-glance.ts";
import { productWords } from "#web/design/product-words.ts";
import { Slot } from "#web/platform/slots/slot.tsx";
import { useAwake } from "#web/platform/window/use-awake.ts";
import { informationWords } from "./information-words.ts";
import { shownText } from "#web/design/shown-text.ts";
import { stateName } from "#web/design/state-name.ts";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { Caution } from "#core/catalogue/information/caution.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";
import type { ShippingSettings } from "#core/shipping/shipping-settings.ts";

type Glance = { readonly product: ProductDetails; readonly shipping: ShippingSettings };

/** How it is used, who asks first, when and for how much it comes, how it goes back, how it is paid and who sells it: a line each. */
export function GlanceRows({ product, shipping }: Glance) {
  const { information, seller, cashOnDelivery, isConsumable } = product;
  const isAwake = useAwake(); // The server knows no pincode.
  const [direction] = information.directions;
  return (
    <dl className="glance" aria-label={says.title}>
      {direction === undefined ? null : (
        <Row icon={Utensils} name={says.use}>
          {shownText(direction)}
        </Row>
      )}
      {information.cautions.length === 0 ? null : (
        <Row icon={Stethoscope} name={says.askFirst}>
          {askedFirst(information.cautions)}
        </Row>
      )}
      <Row icon={Truck} name={says.delivery}>
        {isAwake ? <Slot of={filledCardSlots.delivery} given={NOTHING} /> : null}
        {productPageWords.deliveryAlone(product, shipping)}
      </Row>
      <Row icon={PackageCheck} name={says.returns}>
        {isConsumable ? says.returnsOfUsed({ days: String(RETURN_DAYS) }) : says.returnsOfKept({ days: String(RETURN_DAYS) })}
      </Row>
      <Row icon={Banknote} name={says.payment}>
        {cashOnDelivery ? says.cashOrOnline : productWords.prepaidOnly}
      </Row>
      {seller === null ? null : (
        <Row icon={Store} name={productPageWords.soldBy}>
          {seller.name}, {stateName(seller.state)}
        </Row>
      )}
    </dl>
  );
}

const NOTHING = {};

/** Of many medicines and conditions it is only said that there are some: the section on it names each. */
const FEW = 2;

/** Shorter than in the section on it, where there is such a text. */
const shorter: Readonly<Partial<Record<Caution, string>>> = says.caution;

function askedFirst(cautions: readonly Caution[]): string {
  const [people, health] = [cautions.filter((code) => code in shorter), cautions.filter((code) => !(code in shorter))];
  const named = health.length > FEW ? [says.someHealth] : health.map((code) => informationWords.caution[code]);
  return [...people.map((code) => shorter[code]), ...named].join(", ");
}

const Row = ({ icon: Icon, name, children }: { readonly icon: LucideIcon; readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>
      <Icon className="icon icon-small leaf" aria-hidden="true" />
      {name}
    </dt>
    <dd>{children}</dd>
  </div>
);
