import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { Button } from "#web/design/button/button.tsx";
import { dayAt } from "#web/design/figures/dates.ts";
import { Notice } from "#web/design/notice/notice.tsx";
import { safetyPhrases as words } from "./wording/safety.ts";
import type { SafetyChoiceModel } from "./safety-choice-model.ts";

/** Turns safety notices on and off for this device, and says what that does. */
export const SafetyChoice = observer(function SafetyChoice({ model }: { readonly model: SafetyChoiceModel }) {
  useEffect(() => void model.begin(), [model]);
  const { copy, sending, isFull } = model;
  return (
    <section className="stack gap-3" aria-labelledby="safety-choice">
      <h2 id="safety-choice" className="heading-3">
        {words.title}
      </h2>
      <p>{words.about}</p>
      <p className="muted">{words.kept}</p>
      <div role="status">
        {sending.state === "unavailable" ? (
          <Notice kind="bad">{words.notRead}</Notice>
        ) : isFull ? (
          <Notice kind="bad">{words.notKept}</Notice>
        ) : (
          <p className="strong">{copy === null ? words.isOff : words.isOn({ day: dayAt(copy.at) })}</p>
        )}
      </div>
      <div>
        {copy === null ? (
          <Button look="quiet" state={sending.state === "sending" ? "busy" : "ready"} onPress={() => void model.turnOn()}>
            {words.turnOn}
          </Button>
        ) : (
          <Button look="danger-quiet" onPress={() => void model.turnOff()}>
            {words.turnOff}
          </Button>
        )}
      </div>
    </section>
  );
});
