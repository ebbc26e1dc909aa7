import { titleOf } from "#core/invoices/service-paper.ts";
import { daysAfter } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { dayOf } from "#web/design/figures/days.ts";
import { counted } from "#web/design/phrase.ts";
import { shownTitle } from "#web/design/product-card/shown-title.ts";
import { ServiceSheet } from "#web/features/payments/papers/service-sheet.tsx";
import { planBillPhrases as says } from "#web/features/plans/wording/plan-bills.ts";
import type { PlanPaper } from "#core/invoices/plan-paper.ts";

/** A bill of a plan, or a credit note against it. */
export function PlanBillPaper({ paper }: { readonly paper: PlanPaper }) {
  const { supplier, people, term, rate, tax, total } = paper;
  const [from, until] = [dayOf(indianDay(term.from)), dayOf(daysAfter(indianDay(term.until), -1))];
  const plan = shownTitle({ title: paper.plan, hindi: paper.hindi });
  return (
    <ServiceSheet
      paper={paper}
      title={titleOf(paper)}
      facts={[]}
      reason={says.reason}
      supplier={{ label: says.soldBy, name: supplier.name, lines: supplier.address === null ? [] : [supplier.address] }}
      buyerNote=""
      rows={[
        {
          amount: total,
          service: (
            <>
              {counted(people, says.service, { plan, people: String(people) })}
              <span> {says.year({ from, until })}</span>
            </>
          ),
        },
      ]}
      taxed={[{ rate, tax }]}
      notes={rate === 0 ? [says.exempt] : []}
    />
  );
}
