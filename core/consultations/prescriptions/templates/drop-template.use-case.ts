import { ok, refused } from "../../../shared/result.ts";
import { useCase } from "../../../shared/token.ts";
import { maker } from "../../../shared/use-case.ts";
import { PractitionerOf } from "../../practitioner/practitioner-of.use-case.ts";
import { PrescriptionTemplates } from "./prescription-templates.port.ts";
import type { CustomerId } from "../../../identity/customer-id.ts";
import type { Result } from "../../../shared/result.ts";
import type { TemplateId } from "./prescription-template.ts";
import type { UnknownTemplate } from "./rename-template.use-case.ts";

/**
 * Deletes a template of whoever is signed in. Somebody else's is refused like one that does not exist. Source:
 * specification/prescriptions.md, Templates of a practitioner.
 */
export type DropTemplate = (account: CustomerId, id: TemplateId) => Promise<Result<null, UnknownTemplate>>;
export const DropTemplate = useCase<DropTemplate>("consultations", "DropTemplate");

type Needs = { readonly practitionerOf: PractitionerOf; readonly templates: Pick<PrescriptionTemplates, "change"> };

export const makeDropTemplate = maker(
  DropTemplate,
  { practitionerOf: PractitionerOf, templates: PrescriptionTemplates },
  ({ practitionerOf, templates }: Needs) =>
    async (account, id) => {
      const practitioner = await practitionerOf(account);
      if (practitioner === null) return refused({ kind: "unknown-template" });
      return templates.change<Result<null, UnknownTemplate>>(practitioner.id, (before) =>
        before.some((one) => one.id === id)
          ? { put: null, drop: id, answer: ok(null) }
          : { put: null, drop: null, answer: refused({ kind: "unknown-template" }) },
      );
    },
);
