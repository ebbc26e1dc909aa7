import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import { Clock } from "#core/shared/clock.port.ts";
import { useDependency, useNeeds } from "#web/platform/window/dependencies.tsx";
import { siteWords } from "#web/design/site-words.ts";
import { TOOL_ADDRESSES } from "#web/platform/addresses/tool-address.ts";
import { ToolPage } from "#web/features/health/tool/tool-page.tsx";
import { needsPhrases } from "#web/features/health/wording/needs.ts";
import { toolWords } from "#web/features/health/wording/tools.ts";
import { NeedsForm } from "./needs-form.tsx";
import { NeedsModel, needsNeeds } from "./needs-model.ts";
import { LateNeedsResults } from "./late-needs-results.tsx";
import { needsValues } from "./needs-values.ts";
import type { Head } from "#web/platform/page/head.ts";
import type { ToolData } from "#web/features/health/tool/worked.ts";
import type { WithSitting } from "#web/features/health/sitting/sitting.ts";
import type { NeedsField } from "./needs-values.ts";
import type { NeedsAnswers } from "./work-out-needs.ts";

/** Null: nothing was sent. */
type NeedsData = (ToolData<NeedsField, NeedsAnswers> & WithSitting) | null;

export const head = (): Head => ({
  title: siteWords.titled(toolWords.tools.needs.title),
  description: toolWords.tools.needs.description,
  canonical: TOOL_ADDRESSES.needs,
});

/** Energy, water and protein of a day. */
export const Screen = observer(function NeedsScreen({ data }: { readonly data: NeedsData }) {
  const [useCases, now] = [useNeeds(needsNeeds), useDependency(Clock)];
  const [{ tool, open, ask }] = useState(() => new NeedsModel(data ?? { values: needsValues.none, worked: null }, useCases, now));
  const result = useRef<HTMLHeadingElement>(null);
  useEffect(() => void open(), [open]);
  const submit = async () => {
    if (await ask()) result.current?.focus();
  };
  return (
    <ToolPage tool="needs" sitting={data?.sitting ?? null}>
      <div className="split">
        <NeedsForm tool={tool} onSubmit={() => void submit()} />
        <aside className="tool-result panel" aria-labelledby="tool-result">
          <h2 id="tool-result" ref={result} tabIndex={-1}>
            {needsPhrases.result}
          </h2>
          <LateNeedsResults answers={tool.worked?.answers ?? null} values={tool.values} />
        </aside>
      </div>
    </ToolPage>
  );
});
