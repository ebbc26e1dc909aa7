import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import { TieButtons } from "#web/features/fitbook/people/tie-buttons.tsx";
import { ReportPart } from "#web/features/fitbook/reports/report-part.tsx";
import { reportWords } from "#web/features/fitbook/reports/report-words.ts";
import { KeepAway } from "./keep-away.tsx";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { VisiblePerson } from "#core/fitbook/profiles/visible-person.ts";
import type { TieModel } from "#web/features/fitbook/people/tie-model.ts";

type PersonActsProps = {
  readonly person: VisiblePerson;
  readonly customer: CustomerId;
  readonly tie: TieModel;
  readonly onDone: () => void;
  readonly onBlocked: () => void;
};

/** Everything that can be done about somebody on their profile. */
export const PersonActs = ({ person, customer, tie, onDone, onBlocked }: PersonActsProps) => (
  <div className="stack gap-3">
    <TieButtons person={person} tie={tie} list={null} onDone={onDone} />
    <div className="fitbook-acts">
      <KeepAway person={person} customer={customer} tie={tie} look="quiet" onDone={onDone} onBlocked={onBlocked} />
      <ReportPart
        thing={{ kind: "person", id: person.id }}
        label={fitbookWords.each({ act: reportWords.report, name: person.name })}
        customer={customer}
        look="quiet"
      />
    </div>
  </div>
);
