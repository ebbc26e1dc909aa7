import { ok, refused } from "../../../shared/result.ts";
import { useCase } from "../../../shared/token.ts";
import { prescriptionKindOf } from "../../prescription/prescription-kind.ts";
import { inOrderOfNames } from "./prescription-template.ts";
import { maker } from "../../../shared/use-case.ts";
import { PractitionerOf } from "../../practitioner/practitioner-of.use-case.ts";
import { PrescriptionTemplates } from "./prescription-templates.port.ts";
import type { CustomerId } from "../../../identity/customer-id.ts";
import type { Result } from "../../../shared/result.ts";
import type { NoPractitioner } from "../../call/show-desk-day.use-case.ts";
import type { PrescriptionTemplate } from "./prescription-template.ts";

/**
 * The templates of whoever is signed in, by their names: those of the therapy that they practise. Source: specification/prescriptions.md,
 * Templates of a practitioner.
 */
export type ListTemplates = (account: CustomerId) => Promise<Result<readonly PrescriptionTemplate[], NoPractitioner>>;
export const ListTemplates = useCase<ListTemplates>("consultations", "ListTemplates");

type Needs = { readonly practitionerOf: PractitionerOf; readonly templates: Pick<PrescriptionTemplates, "of"> };

export const makeListTemplates = maker(
  ListTemplates,
  { practitionerOf: PractitionerOf, templates: PrescriptionTemplates },
  ({ practitionerOf, templates }: Needs) =>
    async (account) => {
      const practitioner = await practitionerOf(account);
      if (practitioner === null) return refused({ kind: "no-practitioner" });
      const kind = prescriptionKindOf(practitioner.therapy);
      return ok(inOrderOfNames((await templates.of(practitioner.id)).filter((one) => one.kind === kind)));
    },
);
