import { WorkOut } from "#core/health/work-out.port.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { Whole } from "#web/platform/late/whole.ts";
import { needsValues } from "#web/features/health/needs/needs-values.ts";
import { workOutNeeds } from "#web/features/health/needs/work-out-needs.ts";
import { sentValues } from "./sent-values.ts";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";
import type { SentForm } from "#web/platform/page/screen.tsx";
import type { ToolData } from "#web/features/health/tool/worked.ts";
import type { NeedsField } from "#web/features/health/needs/needs-values.ts";
import type { NeedsAnswers } from "#web/features/health/needs/work-out-needs.ts";

/** What the page of daily needs shows once its form was sent. */
export async function sentNeeds(keeper: Dependencies, sent: SentForm): Promise<ToolData<NeedsField, NeedsAnswers>> {
  const values = sentValues<NeedsField>(needsValues.none, sent);
  return { values, worked: await workOutNeeds(lateUseCase(keeper.get(Whole), WorkOut), values) };
}
