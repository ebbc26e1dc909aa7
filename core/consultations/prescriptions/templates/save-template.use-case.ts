import { ok, refused } from "../../../shared/result.ts";
import { useCase } from "../../../shared/token.ts";
import { prescriptionKindOf } from "../../prescription/prescription-kind.ts";
import { MOST_TEMPLATES, templateId, templateName } from "./prescription-template.ts";
import { maker } from "../../../shared/use-case.ts";
import { PractitionerOf } from "../../practitioner/practitioner-of.use-case.ts";
import { PrescriptionTemplates } from "./prescription-templates.port.ts";
import { NewId } from "../../../shared/new-id.port.ts";
import type { CustomerId } from "../../../identity/customer-id.ts";
import type { Result } from "../../../shared/result.ts";
import type { NoPractitioner } from "../../call/show-desk-day.use-case.ts";
import type { NameProblem, PrescriptionTemplate, TemplateContent } from "./prescription-template.ts";

export type TemplateToSave = TemplateContent & { readonly name: string };

/** "empty": there is nothing in it to prescribe. */
export type TemplateRefusal = NoPractitioner | NameProblem | { readonly kind: "too-many-templates" | "empty" };

/** Keeps a template of whoever is signed in. Source: specification/prescriptions.md, Templates of a practitioner. */
export type SaveTemplate = (account: CustomerId, written: TemplateToSave) => Promise<Result<PrescriptionTemplate, TemplateRefusal>>;
export const SaveTemplate = useCase<SaveTemplate>("consultations", "SaveTemplate");

type Needs = {
  readonly practitionerOf: PractitionerOf;
  readonly templates: Pick<PrescriptionTemplates, "change">;
  readonly newId: NewId;
};

export const makeSaveTemplate = maker(
  SaveTemplate,
  { practitionerOf: PractitionerOf, templates: PrescriptionTemplates, newId: NewId },
  ({ practitionerOf, templates, newId }: Needs) =>
    async (account, { name: written, ...content }) => {
      const practitioner = await practitionerOf(account);
      if (practitioner === null) return refused({ kind: "no-practitioner" });
      if (isEmpty(content)) return refused({ kind: "empty" });
      const id = templateId(newId());
      const kind = prescriptionKindOf(practitioner.therapy);
      return templates.change<Result<PrescriptionTemplate, TemplateRefusal>>(practitioner.id, (before) => {
        const name = templateName(written, before, null);
        if (name.kind === "refused") return { put: null, drop: null, answer: name };
        if (before.length >= MOST_TEMPLATES) return { put: null, drop: null, answer: refused({ kind: "too-many-templates" }) };
        const stored = { ...content, id, name: name.value, kind };
        return { put: stored, drop: null, answer: ok(stored) };
      });
    },
);

const isEmpty = ({ advice, tests, followUp, items }: TemplateContent): boolean =>
  items.length === 0 && [advice, tests, followUp].every((text) => text.trim() === "");
