import { observer } from "mobx-react-lite";
import { useContext } from "react";
import { Button } from "#web/design/button/button.tsx";
import { Dialog } from "#web/design/dialog/dialog.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { formWords } from "#web/design/wording/form.ts";
import { PatientName } from "#web/features/trackers/whose/patient-name.ts";
import { minePhrases } from "#web/features/trackers/wording/mine.ts";
import type { ErasableTracker } from "#core/trackers/mine/erasable-tracker.ts";
import type { Erasable, MineModel } from "./mine-model.ts";

const { erase: words, trackers } = minePhrases;

type EraseEntriesProps = { readonly model: MineModel; readonly trackers: readonly ErasableTracker[] };

/** One tracker or all, for good, after a question. */
export const EraseEntries = observer(function EraseEntries({ model, trackers: offered }: EraseEntriesProps) {
  const { asked } = model;
  const name = useContext(PatientName);
  return (
    <section aria-labelledby="erase" className="panel stack gap-4">
      <h2 id="erase" className="heading-3">
        {name === null ? words.title : words.ofMember.title({ name })}
      </h2>
      <p>{words.text}</p>
      <ul className="row flex-wrap">
        {offered.map((tracker) => (
          <li key={tracker}>
            <Button look="quiet" onPress={() => model.ask(tracker)}>
              {words.one({ tracker: trackers[tracker] })}
            </Button>
          </li>
        ))}
      </ul>
      <div>
        <Button look="danger-quiet" onPress={() => model.ask("all")}>
          {words.all}
        </Button>
      </div>
      <div role="status">{model.hasErased ? <Notice kind="good">{words.done}</Notice> : null}</div>
      {asked === null ? null : <EraseDialog asked={asked} model={model} />}
    </section>
  );
});

/** What goes, and whose it is: null is the customer, whose results and answers go with all the rest. */
function questionOf(erasable: Erasable, name: string | null): string {
  if (erasable === "all") return name === null ? words.askAll : words.ofMember.askAll({ name });
  const tracker = trackers[erasable];
  return name === null ? words.ask({ tracker }) : words.ofMember.ask({ tracker, name });
}

const EraseDialog = observer(function EraseDialog({ asked, model }: { readonly asked: Erasable; readonly model: MineModel }) {
  const { state } = model.erasing;
  const leave = () => model.ask(null);
  const name = useContext(PatientName);
  return (
    <Dialog role="alertdialog" title={questionOf(asked, name)} hint={words.hint} closeLabel={formWords.close} onClose={leave}>
      <p role="status" className="text-clay-ink">
        {state === "unavailable" ? words.failed : ""}
      </p>
      <div className="row flex-wrap">
        <Button look="quiet" onPress={leave}>
          {formWords.cancel}
        </Button>
        <Button look="danger" state={state === "sending" ? "busy" : "ready"} onPress={() => void model.erase()}>
          {state === "sending" ? words.erasing : words.yes}
        </Button>
      </div>
    </Dialog>
  );
});
