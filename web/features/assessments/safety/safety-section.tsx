import ShieldCheck from "lucide-react/icons/shield-check";
import TriangleAlert from "lucide-react/icons/triangle-exclamation-point";
import { observer } from "mobx-react-lite";
import { useId } from "react";
import { dayAt } from "#web/design/figures/dates.ts";
import { SelectField } from "#web/design/fields/select-field.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { consultationAddress } from "#web/platform/addresses/consultation-address.ts";
import { healthProfileAddress } from "#web/platform/addresses/health-profile-address.ts";
import { safetyWords as words } from "./safety-words.ts";
import { shownTitle } from "#web/design/product-card/shown-title.ts";
import type { CheckedSafety, SafetyModel } from "./safety-model.ts";
import type { SafetyPlaceWords } from "./wording/safety.ts";

type SafetySectionProps = { readonly model: SafetyModel; readonly says: SafetyPlaceWords };

/** What was found, for whom, by what, and the ways on; nothing where notices are not turned on. It is never printed. */
export const SafetySection = observer(function SafetySection({ model, says }: SafetySectionProps) {
  const heading = useId();
  const { checked, copy } = model;
  if (copy === null || checked.kind === "off") return null;
  if (checked.kind === "unavailable") return <TryAgain what={words.unavailable} onPress={() => void model.tryAgain()} />;
  const hasFound = checked.kind === "checked" && checked.notices.length > 0;
  const Icon = hasFound ? TriangleAlert : ShieldCheck;
  return (
    <section className={hasFound ? "notice clay no-print" : "notice leaf no-print"} aria-labelledby={heading}>
      <Icon className="icon" aria-hidden="true" />
      <div className="stack">
        <div role="status">
          <h2 id={heading} className="heading-3">
            {headingOf(checked)}
          </h2>
        </div>
        {model.people.length > 1 ? <ForWhom model={model} /> : null}
        <Found checked={checked} titleOf={model.titleOf} says={says} />
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
const ForWhom = observer(function ForWhom({ model }: { readonly model: SafetyModel }) {
  return (
    <SelectField
      label={words.buysFor}
      choices={model.people.map(({ member, name }) => ({ value: member ?? "self", words: name ?? words.myself }))}
      value={model.person?.member ?? "self"}
      onChange={(chosen) => model.buyFor(model.people.find(({ member }) => member === chosen)?.member ?? null)}
    />
  );
});

type FoundProps = { readonly checked: CheckedSafety; readonly titleOf: (product: string) => string; readonly says: SafetyPlaceWords };

function Found({ checked, titleOf, says }: FoundProps) {
  if (checked.kind === "untold") return <p>{words.untoldText}</p>;
  if (checked.kind !== "checked") return null;
  const { notices, unclear } = checked;
  return (
    <>
      <p>{notices.length > 0 ? says.askText : says.nothingText}</p>
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
      {unclear.length === 0 ? null : <p className="small">{says.unclear({ products: unclear.map(shownTitle).join(", ") })}</p>}
    </>
  );
}
