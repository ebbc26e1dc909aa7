import { ShieldCheck, TriangleAlert } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { dayAt } from "#web/design/figures/dates.ts";
import { SelectField } from "#web/design/fields/select-field.tsx";
import { CartStore } from "#web/features/cart/store/cart-store.ts";
import { TryAgain } from "#web/features/account/page/try-again.tsx";
import { consultationAddress } from "#web/features/consultations/consultation-address.ts";
import { healthProfileAddress } from "#web/features/consultations/health-profile/health-profile-address.ts";
import { Whole } from "#web/platform/late/whole.ts";
import { useDependency, useStore } from "#web/platform/window/dependencies.tsx";
import { CartSafetyModel } from "./cart-safety-model.ts";
import { safetyWords as words } from "./safety-words.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { CheckedSafety } from "./cart-safety-model.ts";

/** What somebody should ask about before they use what is in their cart; nothing where they have not turned that on. It is never printed. */
export const CartSafety = observer(function CartSafety({ customer }: { readonly customer: CustomerId }) {
  const whole = useDependency(Whole);
  const { lines } = useStore(CartStore);
  const [model] = useState(() => new CartSafetyModel(customer, { whole, now: Date.now }));
  const products = lines.map(({ product }) => product.id).join();
  useEffect(() => void model.follow(products === "" ? [] : products.split(",")), [model, products]);
  const { checked, copy } = model;
  if (copy === null || checked.kind === "off") return null;
  if (checked.kind === "unavailable") return <TryAgain what={words.unavailable} onPress={() => void model.tryAgain()} />;
  const hasFound = checked.kind === "checked" && checked.notices.length > 0;
  const Icon = hasFound ? TriangleAlert : ShieldCheck;
  return (
    <section className={hasFound ? "notice clay no-print" : "notice leaf no-print"} aria-labelledby="cart-safety">
      <Icon className="icon" aria-hidden="true" />
      <div className="stack">
        <div role="status">
          <h2 id="cart-safety" className="heading-3">
            {headingOf(checked)}
          </h2>
        </div>
        {model.people.length > 1 ? <ForWhom model={model} /> : null}
        <Found checked={checked} titleOf={model.titleOf} />
        <p className="small muted">{words.foot({ day: dayAt(copy.at) })}</p>
        <p className="small row flex-wrap">
          <a className="link" href={healthProfileAddress("conditions", model.person?.member ?? null)}>
            {words.change}
          </a>
          {hasFound ? (
            <a className="link" href={consultationAddress.practitioners}>
              {words.find}
            </a>
          ) : null}
        </p>
      </div>
    </section>
  );
});

function headingOf(checked: CheckedSafety): string {
  if (checked.kind === "untold") return words.untold;
  if (checked.kind !== "checked") return words.reading;
  return checked.notices.length > 0 ? words.askFirst : words.nothing;
}

/** For whom it is bought: the customer, or a member of whom something is kept. */
const ForWhom = observer(function ForWhom({ model }: { readonly model: CartSafetyModel }) {
  return (
    <SelectField
      label={words.buysFor}
      unchosen={words.myself}
      choices={model.people.map(({ member, name }) => ({ value: member ?? "self", words: name ?? words.myself }))}
      value={model.person?.member ?? "self"}
      onChange={(chosen) => model.buyFor(model.people.find(({ member }) => member === chosen)?.member ?? null)}
    />
  );
});

type FoundProps = { readonly checked: CheckedSafety; readonly titleOf: (product: string) => string };

function Found({ checked, titleOf }: FoundProps) {
  if (checked.kind === "untold") return <p>{words.untoldText}</p>;
  if (checked.kind !== "checked") return null;
  const { notices, unclear } = checked;
  return (
    <>
      <p>{notices.length > 0 ? words.askText : words.nothingText}</p>
      {notices.length === 0 ? null : (
        <ul className="stack">
          {notices.map(({ product, reasons }) => (
            <li key={product}>
              <p className="strong">{titleOf(product)}</p>
              <ul className="stack gap-1">
                {reasons.map((reason) => (
                  <li key={JSON.stringify(reason)} className="small">
                    {words.reason(reason)}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
      {unclear.length === 0 ? null : <p className="small">{words.unclear({ products: unclear.map(({ title }) => title).join(", ") })}</p>}
    </>
  );
}
