import { changesOf, withResult } from "#core/health/sitting/results-of-sitting.ts";
import { SittingText } from "#core/health/sitting/sitting-text.port.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { SITTING_FIELD } from "./sitting-field.ts";
import type { ComparedFigures, SittingResult } from "#core/health/sitting/results-of-sitting.ts";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";
import type { SentForm } from "#web/platform/page/screen.tsx";
import type { Sitting } from "./sitting.ts";

/** Null: no result comes of these answers. */
type FiguresOf = (entered: SentForm) => Promise<ComparedFigures | null>;

/** The results that came with a form, and the one of what was entered now. Each is worked out here, since a form brings no figure. */
export async function sittingOf(
  dependencies: Dependencies,
  sent: SentForm,
  { entered, figuresOf }: { readonly entered: SentForm; readonly figuresOf: FiguresOf },
): Promise<Sitting> {
  const [texts, at] = [dependencies.get(SittingText), dependencies.get(Clock)()];
  const came = texts.read(sent[SITTING_FIELD] ?? "", at);
  const former = await workedOut(came.results, figuresOf);
  const results = (await workedOut([{ at, entered }], figuresOf)).reduce<readonly WorkedOut[]>(withResult, former);
  const changes = changesOf(results.map(({ figures }) => figures));
  return {
    rows: results.map((result, index) => ({ at: result.at, figures: result.figures, changes: changes[index] ?? {} })),
    carried: texts.write(results.map((result) => ({ at: result.at, entered: result.entered }))),
    unread: came.unread + came.results.length - former.length,
  };
}

type WorkedOut = SittingResult & { readonly figures: ComparedFigures };

async function workedOut(results: readonly SittingResult[], figuresOf: FiguresOf): Promise<readonly WorkedOut[]> {
  const worked = await Promise.all(results.map(async (result) => ({ ...result, figures: await figuresOf(result.entered) })));
  return worked.flatMap(({ figures, ...result }) => (figures === null ? [] : [{ ...result, figures }]));
}
