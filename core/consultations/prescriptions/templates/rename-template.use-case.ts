import { ok, refused } from "../../../shared/result.ts";
import { useCase } from "../../../shared/token.ts";
import { templateName } from "./prescription-template.ts";
import { maker } from "../../../shared/use-case.ts";
import { PractitionerOf } from "../../practitioner/practitioner-of.use-case.ts";
import { PrescriptionTemplates } from "./prescription-templates.port.ts";
import type { CustomerId } from "../../../identity/customer-id.ts";
import type { Result } from "../../../shared/result.ts";
import type { NameProblem, TemplateId } from "./prescription-template.ts";

export type UnknownTemplate = { readonly kind: "unknown-template" };

/**
 * Gives a template of whoever is signed in another name. Somebody else's is refused like one that does not exist. Source:
 * specification/prescriptions.md, Templates of a practitioner.
 */
export type RenameTemplate = (
  account: CustomerId,
  request: { readonly id: TemplateId; readonly name: string },
) => Promise<Result<null, UnknownTemplate | NameProblem>>;
export const RenameTemplate = useCase<RenameTemplate>("consultations", "RenameTemplate");

type Needs = { readonly practitionerOf: PractitionerOf; readonly templates: Pick<PrescriptionTemplates, "change"> };

export const makeRenameTemplate = maker(
  RenameTemplate,
  { practitionerOf: PractitionerOf, templates: PrescriptionTemplates },
  ({ practitionerOf, templates }: Needs) =>
    async (account, { id, name: written }) => {
      const practitioner = await practitionerOf(account);
      if (practitioner === null) return refused({ kind: "unknown-template" });
      return templates.change<Result<null, UnknownTemplate | NameProblem>>(practitioner.id, (before) => {
        const own = before.find((one) => one.id === id);
        if (own === undefined) return { put: null, drop: null, answer: refused({ kind: "unknown-template" }) };
        const name = templateName(written, before, id);
        if (name.kind === "refused") return { put: null, drop: null, answer: name };
        return { put: { ...own, name: name.value }, drop: null, answer: ok(null) };
      });
    },
);
