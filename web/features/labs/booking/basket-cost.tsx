import { paise } from "#core/shared/money.ts";
import { rupees } from "#web/design/figures/amounts.ts";
import { Notice } from "#web/design/notice/notice.tsx";
import { FormSkeleton } from "#web/design/skeleton/form-skeleton.tsx";
import { BookingFacts } from "#web/features/payments/purchase/booking-facts.tsx";
import { labRequirementWords } from "./requirements/lab-requirement-words.ts";
import { labBookingWords as says } from "./lab-booking-words.ts";
import { shownText } from "#web/design/shown-text.ts";
import type { LabBookModel } from "./lab-book-model.ts";

type BasketCostProps = Pick<LabBookModel, "quote"> & { readonly isAtHome: boolean };

/** What tests of all people cost, what falls away, and how to prepare. */
export function BasketCost({ quote, isAtHome }: BasketCostProps) {
  if (quote.kind === "reading") return <FormSkeleton label={says.cost} />;
  if (quote.kind === "unavailable") return <Notice kind="bad">{says.unavailable}</Notice>;
  if (quote.value.kind === "refused") return <Notice kind="bad">{says.refusal(quote.value.refusal)}</Notice>;
  const { people, collection, total, fastingHours, requirements, plan } = quote.value.value;
  const items = people.flatMap((person) => person.items);
  const dropped = people.flatMap((person) => person.dropped);
  return (
    <section className="stack gap-3">
      <h2>{says.cost}</h2>
      <BookingFacts
        facts={[
          ...[...Map.groupBy(items, ({ kind, id }) => `${kind} ${id}`).values()].flatMap(([first, ...rest]) =>
            first === undefined
              ? []
              : [
                  {
                    name: rest.length === 0 ? shownText(first.title) : `${shownText(first.title)} × ${rest.length + 1}`,
                    value: rupees(paise([first, ...rest].reduce((sum, { price }) => sum + price, 0))),
                  },
                ],
          ),
          ...(isAtHome || collection > 0 ? [{ name: says.collection, value: collection === 0 ? says.noCharge : rupees(collection) }] : []),
          { name: says.total, value: rupees(total) },
        ]}
      />
      {plan === null ? null : <Notice kind="good">{says.byPlan(plan)}</Notice>}
      {dropped.map((one) => {
        const text = says.dropped({ test: shownText(one.test), package: shownText(one.package) });
        return (
          <Notice key={text} kind="note">
            {text}
          </Notice>
        );
      })}
      {[...new Set(requirements.map(labRequirementWords.noteOf))].map((text) => (
        <Notice key={text} kind="note">
          {text}
        </Notice>
      ))}
      {fastingHours === 0 ? null : <Notice kind="note">{says.fastingNoteOf(fastingHours, people.length)}</Notice>}
      {says.mealsOf(people, isAtHome).map((text) => (
        <Notice key={text} kind="note">
          {text}
        </Notice>
      ))}
    </section>
  );
}
