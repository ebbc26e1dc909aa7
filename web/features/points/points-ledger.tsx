import Sparkles from "lucide-react/icons/sparkles";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { Button } from "#web/design/button/button.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { NothingYet } from "#web/design/empty-state/nothing-yet.tsx";
import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { wholeNumber } from "#web/design/figures/amounts.ts";
import { dayAt } from "#web/design/figures/dates.ts";
import { pointsWords } from "./points-words.ts";
import { PointsModel, pointsNeeds } from "./points-model.ts";
import { MorePlace } from "#web/platform/window/more-place.tsx";
import type { CustomerId } from "#core/identity/customer-id.ts";

/** The balance, and what made it. */
export const PointsLedger = observer(function PointsLedger({ customer }: { readonly customer: CustomerId }) {
  const useCases = useNeeds(pointsNeeds);
  const [model] = useState(() => new PointsModel(customer, useCases));
  useEffect(() => void model.ask(), [model]);
  const { state, more } = model;
  if (state.kind === "reading") return <RowSkeletons rows={["balance", "first", "second"]} label={pointsWords.reading} />;
  if (state.kind === "unavailable") return <TryAgain what={pointsWords.unavailable} onPress={() => void model.ask()} />;
  const { balance, pending, entries, next } = state.value;
  return (
    <>
      <p className="panel stack gap-1">
        <span className="points-balance">{wholeNumber(balance)}</span>
        <span className="muted">{pointsWords.balance}</span>
        {pending === 0 ? null : <span className="small muted">{pointsWords.pending(pending)}</span>}
      </p>
      {entries.length === 0 ? (
        <NothingYet Icon={Sparkles} heading={pointsWords.none} text={pointsWords.noneText}>
          <a className="button quiet" href={shopAddress.shop}>
            {pointsWords.shop}
          </a>
        </NothingYet>
      ) : (
        <ul className="points-ledger" aria-label={pointsWords.history}>
          {entries.map(({ id, cause, at, points, usableFrom, expires }) => (
            <li key={id}>
              <span>{pointsWords.cause(cause)}</span>
              <span className={points < 0 ? "number strong text-clay-ink" : "number strong text-leaf-ink"}>
                {pointsWords.signed(points)}
              </span>
              <span className="small faint">{pointsWords.days({ at: dayAt(at), from: dayAt(usableFrom), until: dayAt(expires) })}</span>
            </li>
          ))}
        </ul>
      )}
      {next === null ? null : (
        <MorePlace>
          <Button look="quiet" state={more === "reading" ? "busy" : "ready"} onPress={() => void model.askMore()}>
            {more === "unavailable" ? pointsWords.tryAgain : pointsWords.more}
          </Button>
        </MorePlace>
      )}
    </>
  );
});
