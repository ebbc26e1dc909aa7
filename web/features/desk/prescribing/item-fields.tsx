import { observer } from "mobx-react-lite";
import { zeroAmounts } from "#core/consultations/prescriptions/dose-amount.ts";
import { PRESCRIPTION_RULES } from "#core/consultations/prescription/prescription-kind.ts";
import { Button } from "#web/design/button/button.tsx";
import { TextField } from "#web/design/fields/text-field.tsx";
import { prescriptionWords } from "#web/features/consultations/prescriptions/prescription-words.ts";
import { doseFieldOf, isDetailOf } from "./item-form.ts";
import { KNOWN_NAMES } from "./known-names.ts";
import { ItemWarnings } from "./item-warnings.tsx";
import { isRefused, refusalWords, unprintedIn } from "./refusal-words.ts";
import { ScheduleFields } from "./schedule-fields.tsx";
import { prescribingPhrases as phrases } from "./wording/prescribing.ts";
import type { PrescriptionKind } from "#core/consultations/prescription/prescription-kind.ts";
import type { Day } from "#core/shared/day.ts";
import type { ItemForm } from "./item-form.ts";
import type { PrescribingModel } from "./prescribing-model.ts";

type ItemProps = {
  readonly model: PrescribingModel;
  readonly item: ItemForm;
  readonly kind: PrescriptionKind;
  readonly number: number;
  readonly today: Day;
};

/** One drug or one thing to do, with when and for how long, and what speaks against it. */
export const ItemFields = observer(function ItemFields({ model, item, kind, number, today }: ItemProps) {
  const { key, is, name, details, ingredients } = item;
  const faults = model.faultsOf(item);
  const unprinted = (text: string) => unprintedIn(model.signing, text);
  const write = (changed: Partial<ItemForm>) => model.writeItem(key, changed);
  const doseField = is === "drug" ? doseFieldOf(kind) : null;
  const heading = phrases.item[is]({ number: String(number) });
  return (
    <li className="booking-card">
      <fieldset className="stack gap-4">
        <legend className="strong">{heading}</legend>
        <div className="booking-fields">
          <TextField
            label={is === "drug" ? phrases.drugName : phrases.taskName}
            value={name}
            problem={
              (faults.has("name") ? phrases.itemFaults.name : null) ??
              (isRefused(model.signing, key) ? refusalWords(model.signing) : null) ??
              unprinted(name)
            }
            list={KNOWN_NAMES}
            onChange={(text) => write({ name: text })}
          />
          {PRESCRIPTION_RULES[kind].details
            .filter((field) => isDetailOf(item, field))
            .map((field) => (
              <TextField
                key={field}
                label={prescriptionWords.field(field)}
                value={details[field] ?? ""}
                {...(field === doseField ? { hint: item.choice === "as-needed" ? phrases.doseAsNeededHint : phrases.doseHint } : {})}
                problem={
                  (faults.has("dose") && field === doseField ? phrases.itemFaults.dose : null) ??
                  (faults.has("amount") && zeroAmounts(details).includes(field) ? phrases.itemFaults.amount : null) ??
                  unprinted(details[field] ?? "")
                }
                onChange={(text) => write({ details: { ...details, [field]: text } })}
              />
            ))}
          {is === "drug" ? (
            <TextField
              label={phrases.ingredients}
              hint={phrases.ingredientsHint}
              value={ingredients}
              problem={unprinted(ingredients)}
              onChange={(text) => write({ ingredients: text })}
            />
          ) : null}
        </div>
        <ScheduleFields item={item} today={today} faults={faults} unprinted={unprinted} onChange={write} />
        <ItemWarnings model={model} item={item} />
        <div className="row">
          <Button look="danger-quiet" onPress={() => model.remove(key)}>
            {phrases.remove}
            <span className="visually-hidden"> {name === "" ? heading : name}</span>
          </Button>
        </div>
      </fieldset>
    </li>
  );
});
