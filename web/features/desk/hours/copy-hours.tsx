import { observer } from "mobx-react-lite";
import { useId, useState } from "react";
import { WEEKDAYS } from "#core/consultations/slots/slot-facts.ts";
import { Button } from "#web/design/button/button.tsx";
import { TickField } from "#web/design/fields/tick-field.tsx";
import { hoursPhrases as phrases } from "./wording/hours.ts";
import type { ReactNode } from "react";
import type { Weekday } from "#core/consultations/slots/slot-facts.ts";
import type { HoursModel } from "./hours-model.ts";

type CopyProps = {
  readonly model: HoursModel;
  readonly weekday: Weekday;
  /** What else can be pressed beside it. */
  readonly children: ReactNode;
};

/** Copies the hours of a weekday to others, which are chosen behind a press. */
export const CopyHours = observer(function CopyHours({ model, weekday, children }: CopyProps) {
  const id = useId();
  const [isOpen, open] = useState(false);
  const [chosen, choose] = useState<readonly Weekday[]>([]);
  const name = phrases.weekdays[weekday];
  const others = WEEKDAYS.filter((one) => one !== weekday);
  const copy = () => {
    open(false);
    choose([]);
    model.change((edited) => edited.copyWindows(weekday, chosen));
  };
  return (
    <div className="stack gap-2">
      <div className="row flex-wrap">
        {children}
        <button
          type="button"
          className="button text"
          aria-label={phrases.copyHoursOf({ weekday: name })}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => open(!isOpen)}
        >
          {phrases.copyHours}
        </button>
      </div>
      <div id={id}>
        {isOpen ? (
          <fieldset className="stack gap-2">
            <legend>{phrases.copyTo({ weekday: name })}</legend>
            <p className="muted">{phrases.copyReplaces}</p>
            <div className="row flex-wrap">
              {others.map((one) => (
                <TickField
                  key={one}
                  label={phrases.weekdays[one]}
                  isTicked={chosen.includes(one)}
                  onChange={(isTicked) => choose(others.filter((other) => (other === one ? isTicked : chosen.includes(other))))}
                />
              ))}
            </div>
            <div className="row">
              <Button look="quiet" state={chosen.length === 0 ? "off" : "ready"} onPress={copy}>
                {phrases.copy}
              </Button>
            </div>
          </fieldset>
        ) : null}
      </div>
    </div>
  );
});
