import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import { Clock } from "#core/shared/clock.port.ts";
import { useDependency, useNeeds } from "#web/platform/window/dependencies.tsx";
import { siteWords } from "#web/design/site-words.ts";
import { LateKeptNotice } from "#web/features/health/tool/late-kept-notice.tsx";
import { AgainLink } from "#web/features/health/tool/again-link.tsx";
import { TOOL_ADDRESSES } from "#web/platform/addresses/tool-address.ts";
import { ToolPage } from "#web/features/health/tool/tool-page.tsx";
import { prakritiPhrases } from "#web/features/health/wording/prakriti.ts";
import { toolWords } from "#web/features/health/wording/tools.ts";
import { prakritiAnswers } from "./prakriti-answers.ts";
import { PrakritiModel, prakritiNeeds } from "./prakriti-model.ts";
import { PrakritiQuestion } from "./prakriti-question.tsx";
import { LatePrakritiResult } from "./late-prakriti-result.tsx";
import type { Head } from "#web/platform/page/head.ts";
import type { WithSitting } from "#web/features/health/sitting/sitting.ts";
import type { PrakritiData } from "./prakriti-data.ts";

export const head = (): Head => ({
  title: siteWords.titled(toolWords.tools.prakriti.title),
  description: toolWords.tools.prakriti.description,
  canonical: TOOL_ADDRESSES.prakriti,
});

/** The prakriti test, a question at a time. */
export const Screen = observer(function PrakritiScreen({ data }: { readonly data: (PrakritiData & WithSitting) | null }) {
  const [useCases, now] = [useNeeds(prakritiNeeds), useDependency(Clock)];
  const [model] = useState(() => new PrakritiModel(data ?? { answers: prakritiAnswers.none, question: 1 }, useCases, now));
  const { question, answers, result, kept, open } = model;
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);
  useEffect(() => void open(), [open]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked next takes the focus.
  useEffect(() => {
    if (moved.current) heading.current?.focus();
    moved.current = false;
  }, [question]);
  const move = (step: () => unknown) => {
    moved.current = true;
    step();
  };
  return (
    <ToolPage tool="prakriti" sitting={data?.sitting ?? null} hasForm={question !== null}>
      {result === null || question !== null ? (
        <PrakritiQuestion
          answers={answers}
          question={question ?? 1}
          heading={heading}
          onChoose={(dosha) => move(() => model.choose(dosha))}
          onBack={() => move(model.back)}
          onForward={() => move(model.forward)}
        />
      ) : (
        <section className="tool-result panel" aria-labelledby="tool-result">
          <h2 id="tool-result" ref={heading} tabIndex={-1}>
            {prakritiPhrases.result}
          </h2>
          <LatePrakritiResult result={result} answers={answers} />
          <AgainLink address={TOOL_ADDRESSES.prakriti} words={prakritiPhrases.again} onPress={() => move(model.again)} />
        </section>
      )}
      <LateKeptNotice kept={kept} onForget={() => void model.forget()} />
    </ToolPage>
  );
});
