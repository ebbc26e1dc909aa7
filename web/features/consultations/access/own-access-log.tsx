import ShieldCheck from "lucide-react/icons/shield-check";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Button } from "#web/design/button/button.tsx";
import { NothingYet } from "#web/design/empty-state/nothing-yet.tsx";
import { dayAt } from "#web/design/figures/dates.ts";
import { dateAndTimeAt } from "#web/design/figures/moments.ts";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { consultationAddress } from "#web/platform/addresses/consultation-address.ts";
import { accessPhrases as words } from "#web/features/consultations/wording/access.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { CareExport } from "./care-export.tsx";
import { CareConsents } from "./care-consents.tsx";
import { accessesOf, accessesOfNeeds } from "./access-data.ts";
import { MorePlace } from "#web/platform/window/more-place.tsx";
import type { ReactNode } from "react";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { SeenEntry } from "./access-data.ts";

type OwnAccessLogProps = { readonly customer: CustomerId; readonly waiting: ReactNode };

/** Who read what of one's health data and why, the newest first. */
export const OwnAccessLog = observer(function OwnAccessLog({ customer, waiting }: OwnAccessLogProps) {
  const useCases = useNeeds(accessesOfNeeds);
  const [list] = useState(() => accessesOf(useCases, customer));
  useEffect(() => void list.ask(), [list]);
  const { state, more } = list;
  if (state.kind === "unavailable") return <TryAgain what={words.unavailable} onPress={() => void list.ask()} />;
  if (state.kind !== "read") return waiting;
  const { entries, next } = state.value;
  if (entries.length === 0)
    return (
      <div className="stack gap-6">
        <NothingYet Icon={ShieldCheck} heading={words.none} text={words.noneText} />
        <CareConsents customer={customer} />
        <CareExport customer={customer} />
      </div>
    );
  return (
    <div className="stack gap-4">
      <CareConsents customer={customer} />
      <h2 className="heading-3">{words.readings}</h2>
      <ul className="stack gap-3">
        {entries.map((one) => (
          <li key={one.number} className="panel stack gap-1">
            <Seen one={one} />
          </li>
        ))}
      </ul>
      {next === null ? null : (
        <MorePlace>
          <Button look="quiet" state={more === "reading" ? "busy" : "ready"} onPress={() => void list.askMore()}>
            {more === "unavailable" ? words.tryAgain : words.more}
          </Button>
        </MorePlace>
      )}
      <CareExport customer={customer} />
    </div>
  );
});

function Seen({ one: { at, by, seen, patient, booking, start } }: { readonly one: SeenEntry }) {
  return (
    <>
      <p className="strong">{words.by({ name: by })}</p>
      <p>{words.saw({ what: seen.map((kind) => words.kinds[kind]).join(", "), whose: patient ?? words.own })}</p>
      <p className="small muted">{dateAndTimeAt(at)}</p>
      <p>
        <a className="link" href={`${consultationAddress.appointments}/${encodeURIComponent(booking)}`}>
          {words.why({ day: dayAt(start) })}
        </a>
      </p>
    </>
  );
}
