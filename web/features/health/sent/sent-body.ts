import { WorkOut } from "#core/health/work-out.port.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { Whole } from "#web/platform/late/whole.ts";
import { bodyValues } from "#web/features/health/body/body-values.ts";
import { workOutBody } from "#web/features/health/body/work-out-body.ts";
import { sentValues } from "./sent-values.ts";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";
import type { SentForm } from "#web/platform/page/screen.tsx";
import type { ToolData } from "#web/features/health/tool/worked.ts";
import type { BodyField } from "#web/features/health/body/body-values.ts";
import type { BodyAnswers } from "#web/features/health/body/work-out-body.ts";

/** What the page of a body's analysis shows once its form was sent. */
export async function sentBody(keeper: Dependencies, sent: SentForm): Promise<ToolData<BodyField, BodyAnswers>> {
  const values = sentValues<BodyField>(bodyValues.none, sent);
  return { values, worked: await workOutBody(lateUseCase(keeper.get(Whole), WorkOut), values) };
}
