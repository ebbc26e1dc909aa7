import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import { Clock } from "#core/shared/clock.port.ts";
import { useDependency, useNeeds } from "#web/platform/window/dependencies.tsx";
import { siteWords } from "#web/design/site-words.ts";
import { LateKeptNotice } from "#web/features/health/tool/late-kept-notice.tsx";
import { AgainLink } from "#web/features/health/tool/again-link.tsx";
import { TOOL_ADDRESSES } from "#web/platform/addresses/tool-address.ts";
import { ToolPage } from "#web/features/health/tool/tool-page.tsx";
import { stressPhrases } from "#web/features/health/wording/stress.ts";
import { toolWords } from "#web/features/health/wording/tools.ts";
import { stressAnswers } from "./stress-answers.ts";
import { Helpline } from "./helpline.tsx";
import { StressForm } from "./stress-form.tsx";
import { StressModel, stressNeeds } from "./stress-model.ts";
import { StressResult } from "./stress-result.tsx";
import type { Head } from "#web/platform/page/head.ts";
import type { WithSitting } from "#web/features/health/sitting/sitting.ts";
import type { StressData } from "./stress-data.ts";

export const head = (): Head => ({
  title: siteWords.titled(toolWords.tools.stress.title),
  description: toolWords.tools.stress.description,
  canonical: TOOL_ADDRESSES.stress,
});

/** The stress test. A high score shows who can be called before anything else. */
export const Screen = observer(function StressScreen({ data }: { readonly data: (StressData & WithSitting) | null }) {
  const [useCases, now] = [useNeeds(stressNeeds), useDependency(Clock)];
  const [model] = useState(() => new StressModel(data ?? { answers: stressAnswers.none, isAsked: false }, useCases, now));
  const { result, answers, kept, open } = model;
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => void open(), [open]);
  const submit = async () => {
    if (await model.ask()) top.current?.focus();
  };
  const needsHelp = result?.notes.includes("helpline") === true;
  return (
    <div ref={top} tabIndex={-1} className="tool-top">
      <ToolPage tool="stress" first={needsHelp ? <Helpline /> : null} sitting={data?.sitting ?? null} hasForm={result === null}>
        {result === null ? (
          <StressForm model={model} onSubmit={() => void submit()} />
        ) : (
          <section className="tool-result panel" aria-labelledby="tool-result">
            <h2 id="tool-result">{stressPhrases.result}</h2>
            <StressResult result={result} answers={answers} />
            <AgainLink address={TOOL_ADDRESSES.stress} words={stressPhrases.again} onPress={() => void model.again()} />
          </section>
        )}
        <LateKeptNotice kept={kept} onForget={() => void model.forget()} />
      </ToolPage>
    </div>
  );
});
