import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { observer } from "mobx-react-lite";
import { Button } from "#web/design/button/button.tsx";
import { TextField } from "#web/design/fields/text-field.tsx";
import { dayPhrases } from "#web/features/desk/wording/day.ts";
import { dayWords } from "./day-words.ts";
import type { DeskDay } from "#core/consultations/call/show-desk-day.use-case.ts";
import type { DeskModel } from "#web/features/desk/desk-model.ts";

/** The ways to other days: the one before and after, a date, and each of the coming seven with how many appointments it has. */
export const DayWays = observer(function DayWays({ model, shown }: { readonly model: DeskModel; readonly shown: DeskDay }) {
  return (
    <div className="day-ways">
      <Button look="quiet" label={dayPhrases.earlier} onPress={() => model.goBy(-1)}>
        <ChevronLeft className="icon" aria-hidden="true" />
      </Button>
      <Button look="quiet" onPress={() => model.today()}>
        {dayPhrases.today}
      </Button>
      <Button look="quiet" label={dayPhrases.later} onPress={() => model.goBy(1)}>
        <ChevronRight className="icon" aria-hidden="true" />
      </Button>
      <TextField label={dayPhrases.date} type="date" value={model.typedDay ?? shown.day} onChange={model.typeDay} />
      <Button look="quiet" onPress={() => void model.look()}>
        {dayPhrases.refresh}
      </Button>
      {shown.week.length === 0 ? null : (
        <ul className="chips chips-row day-week" aria-label={dayPhrases.week}>
          {shown.week.map((one) => (
            <li key={one.day}>
              <button
                type="button"
                className={one.day === shown.day ? "chip is-chosen" : "chip"}
                aria-current={one.day === shown.day ? "date" : undefined}
                onClick={() => model.show(one.day)}
              >
                {dayWords.ofWeek(one)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
});
