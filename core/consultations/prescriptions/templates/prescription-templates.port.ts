import { token } from "../../../shared/token.ts";
import type { PractitionerId } from "../../practitioner.ts";
import type { PrescriptionTemplate, TemplateId } from "./prescription-template.ts";

/** `put` null: none is written, whether in the place of one with its id or as a new one; `drop` null: none is deleted. */
export type TemplateDecision<Answer> = {
  readonly put: PrescriptionTemplate | null;
  readonly drop: TemplateId | null;
  readonly answer: Answer;
};

/** What practitioners prescribe again and again, each of one practitioner alone. */
export type PrescriptionTemplates = {
  of(practitioner: PractitionerId): Promise<readonly PrescriptionTemplate[]>;
  /** Changes a practitioner's templates as core decides. Atomic: nobody else changes templates of this practitioner meanwhile. */
  change<Answer>(
    practitioner: PractitionerId,
    decide: (before: readonly PrescriptionTemplate[]) => TemplateDecision<Answer>,
  ): Promise<Answer>;
};
export const PrescriptionTemplates = token<PrescriptionTemplates>("PrescriptionTemplates");
