import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import { Clock } from "#core/shared/clock.port.ts";
import { useDependency, useNeeds } from "#web/platform/window/dependencies.tsx";
import { siteWords } from "#web/design/site-words.ts";
import { LateKeptNotice } from "#web/features/health/tool/late-kept-notice.tsx";
import { TOOL_ADDRESSES } from "#web/platform/addresses/tool-address.ts";
import { ToolPage } from "#web/features/health/tool/tool-page.tsx";
import { bodyPhrases } from "#web/features/health/wording/body.ts";
import { toolWords } from "#web/features/health/wording/tools.ts";
import { BodyForm } from "./body-form.tsx";
import { BodyModel, bodyNeeds } from "./body-model.ts";
import { LateBodyResults } from "./late-body-results.tsx";
import { bodyValues } from "./body-values.ts";
import type { Head } from "#web/platform/page/head.ts";
import type { ToolData } from "#web/features/health/tool/worked.ts";
import type { WithSitting } from "#web/features/health/sitting/sitting.ts";
import type { BodyField } from "./body-values.ts";
import type { BodyAnswers } from "./work-out-body.ts";

/** Null: nothing was sent. */
type BodyData = (ToolData<BodyField, BodyAnswers> & WithSitting) | null;

export const head = (): Head => ({
  title: siteWords.titled(toolWords.tools.body.title),
  description: toolWords.tools.body.description,
  canonical: TOOL_ADDRESSES.body,
});

/** BMI, waist and body fat. */
export const Screen = observer(function BodyScreen({ data }: { readonly data: BodyData }) {
  const [useCases, now] = [useNeeds(bodyNeeds), useDependency(Clock)];
  const [{ tool, kept, open, ask }] = useState(() => new BodyModel(data ?? { values: bodyValues.none, worked: null }, useCases, now));
  const result = useRef<HTMLHeadingElement>(null);
  useEffect(() => void open(), [open]);
  const submit = async () => {
    if (await ask()) result.current?.focus();
  };
  return (
    <ToolPage tool="body" sitting={data?.sitting ?? null}>
      <div className="split">
        <BodyForm tool={tool} onSubmit={() => void submit()} />
        <aside className="tool-result panel" aria-labelledby="tool-result">
          <h2 id="tool-result" ref={result} tabIndex={-1}>
            {bodyPhrases.result}
          </h2>
          <LateBodyResults answers={tool.worked?.answers ?? null} values={tool.values} />
          <LateKeptNotice kept={kept} onForget={() => void kept.forget()} />
        </aside>
      </div>
    </ToolPage>
  );
});
