import BellRing from "lucide-react/icons/bell-ring";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Button } from "#web/design/button/button.tsx";
import { NothingYet } from "#web/design/empty-state/nothing-yet.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { Notice } from "#web/design/notice/notice.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { quizAddress } from "#web/platform/addresses/quiz-address.ts";
import { alertState, waitedFor } from "../alert-words.ts";
import { MyAlertsModel, myAlertsNeeds } from "./my-alerts-model.ts";
import { alertWords } from "../wording/alerts.ts";
import type { ReactNode } from "react";
import type { CustomerId } from "#core/identity/customer-id.ts";

/** What a customer waits for, each with its switch. */
export const MyAlerts = observer(function MyAlerts({ customer, waiting }: { readonly customer: CustomerId; readonly waiting: ReactNode }) {
  const useCases = useNeeds(myAlertsNeeds);
  const [model] = useState(() => new MyAlertsModel(customer, useCases));
  useEffect(() => void model.ask(), [model]);
  const { state } = model;
  if (state.kind === "reading") return waiting;
  if (state.kind === "unavailable") return <TryAgain what={alertWords.list.unavailable} onPress={() => void model.ask()} />;
  return (
    <>
      <div role="status">{model.hasFailed ? <Notice kind="bad">{alertWords.list.notOff}</Notice> : null}</div>
      {state.value.length === 0 ? (
        <NothingYet Icon={BellRing} heading={alertWords.list.none} text={alertWords.list.noneText}>
          <a className="button quiet" href={shopAddress.shop}>
            {alertWords.list.shop}
          </a>
        </NothingYet>
      ) : (
        <ul className="stack gap-3" aria-label={alertWords.list.title}>
          {state.value.map((alert) => {
            const what = waitedFor(alert.about);
            const isTold = alert.toldAt !== null;
            return (
              <li key={alert.id} className="panel flex flex-wrap items-center justify-between gap-3">
                <span className="stack gap-0 min-w-0">
                  {alert.about.kind === "opening" ? (
                    <span>{what}</span>
                  ) : (
                    <a
                      className="link"
                      href={
                        alert.about.kind === "quiz-opens"
                          ? quizAddress.one(alert.about.quiz.id)
                          : shopAddress.product(alert.about.product.slug)
                      }
                    >
                      {what}
                    </a>
                  )}
                  <span className="small muted">{alertState(alert)}</span>
                </span>
                <Button
                  look="quiet"
                  label={isTold ? alertWords.list.removeNamed({ what }) : alertWords.list.offNamed({ what })}
                  state={model.sending.has(alert.id) ? "busy" : "ready"}
                  onPress={() => void model.switchOff(alert.id)}
                >
                  {isTold ? alertWords.list.remove : alertWords.list.off}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
});
