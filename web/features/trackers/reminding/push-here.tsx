import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { TickField } from "#web/design/fields/tick-field.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { languageWords } from "#web/design/wording/language.ts";
import { pushHerePhrases as words } from "#web/features/trackers/wording/push-here.ts";
import { outboxPhrases } from "#web/features/trackers/wording/outbox.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { PushHereModel, pushHereNeeds } from "./push-here-model.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

/** Whether reminders come to this device too while no page is open. Nothing is shown where the server sends nothing. */
export const PushHere = observer(function PushHere({ customer }: { readonly customer: CustomerId }) {
  const useCases = useNeeds(pushHereNeeds);
  const [model] = useState(() => new PushHereModel(customer, { ...useCases, language: languageWords.language }));
  useEffect(() => {
    const read = () => void model.read();
    read();
    globalThis.addEventListener("focus", read); // Whoever comes back may have allowed it in the browser's settings.
    return () => globalThis.removeEventListener("focus", read);
  }, [model]);
  const { state, problem, switching } = model;
  if (state === "absent") return null;
  if (state === "unsupported" || state === "refused") return <p className="muted">{words[state]}</p>;
  return (
    <div className="stack gap-2">
      <TickField label={words.label} isTicked={state === "on"} onChange={(isOn) => void (isOn ? model.begin() : model.end())} />
      <p className="muted">{words.text}</p>
      <div role="status">
        {problem === null ? null : <Notice kind="bad">{problem === "not-given" ? words.notGiven : words.unknownService}</Notice>}
        {switching.state === "unavailable" ? <Notice kind="bad">{outboxPhrases.failed}</Notice> : null}
      </div>
    </div>
  );
});
