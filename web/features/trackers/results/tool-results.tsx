import { observer } from "mobx-react-lite";
import { Accordion } from "#web/design/accordion/accordion.tsx";
import { Button } from "#web/design/button/button.tsx";
import { dayAt } from "#web/design/figures/dates.ts";
import { Notice } from "#web/design/notice/notice.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { TOOL_ADDRESSES } from "#web/platform/addresses/tool-address.ts";
import { resultPhrases as words } from "#web/features/trackers/wording/results.ts";
import { useResults } from "./use-results.ts";
import { TrackerSkeleton } from "#web/features/trackers/page/tracker-skeleton.tsx";
import type { ComponentType } from "react";
import type { KeptTool } from "#core/health/kept-results.port.ts";
import type { SavedResult } from "#core/trackers/results/saved-result.ts";
import type { TrackerStore } from "#web/features/trackers/store/tracker-store.ts";
import type { ResultsModel } from "./results-model.ts";

type ToolResultsProps = {
  readonly store: TrackerStore;
  readonly tool: KeptTool;
  /** One result as a whole; `former` null: there is none before it. */
  readonly Result: ComponentType<{ readonly result: SavedResult; readonly former: SavedResult | null }>;
  /** What stands below the newest: all of them over time. */
  readonly OverTime?: ComponentType<{ readonly results: readonly SavedResult[] }>;
  readonly said: (result: SavedResult) => string;
};

/** The newest result of a tool, what came before, and what this device still holds. */
export const ToolResults = observer(function ToolResults({ store, tool, Result, OverTime, said }: ToolResultsProps) {
  const model = useResults(store, tool);
  if (model === null || model.state === "asking") return <TrackerSkeleton />;
  const { results } = model;
  const [newest, ...former] = results;
  return (
    <section aria-labelledby="tool-results" className="stack gap-4">
      <h2 id="tool-results" className="heading-3">
        {words.title}
      </h2>
      <DeviceResult model={model} />
      {model.state === "unavailable" ? <TryAgain what={words.unavailable} onPress={() => void model.open()} /> : null}
      {newest === undefined ? (
        model.state === "come" && (model.isComing ? <TrackerSkeleton /> : <p className="muted">{words.none}</p>)
      ) : (
        <article className="panel tool-result">
          <p className="small muted">{dayAt(newest.at)}</p>
          <Result result={newest} former={former[0] ?? null} />
        </article>
      )}
      <p>
        <a className="link roomy" href={TOOL_ADDRESSES[tool]}>
          {newest === undefined ? words.first[tool] : words.again[tool]}
        </a>
      </p>
      {OverTime === undefined || newest === undefined ? null : <OverTime results={results} />}
      {former.length === 0 ? null : (
        <div className="accordions">
          {former.map((result, nth) => (
            <Accordion key={result.id} heading={words.former({ day: dayAt(result.at), said: said(result) })}>
              <Result result={result} former={former[nth + 1] ?? null} />
            </Accordion>
          ))}
        </div>
      )}
    </section>
  );
});

/** A result that this device holds: somebody else may have made it. */
const DeviceResult = observer(function DeviceResult({ model }: { readonly model: ResultsModel }) {
  const { found, attaching } = model;
  return (
    <div role="status">
      {found === null ? null : (
        <div className="panel stack justify-items-start gap-3">
          <p>{words.found({ day: dayAt(found.at) })}</p>
          {attaching === "failed" ? <Notice kind="bad">{words.failed}</Notice> : null}
          {attaching === "refused" ? (
            <Notice kind="note">{words.refused}</Notice>
          ) : (
            <span className="row flex-wrap">
              <Button look="quiet" onPress={() => void model.attach()}>
                {words.isMine}
              </Button>
              <Button look="text" onPress={model.leave}>
                {words.isNotMine}
              </Button>
            </span>
          )}
        </div>
      )}
    </div>
  );
});
