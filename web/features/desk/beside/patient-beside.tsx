import { FormerBeside } from "#web/features/desk/former/former-beside.tsx";
import { SharedBeside } from "#web/features/desk/shared/shared-beside.tsx";
import "./beside.css";
import type { ReactNode } from "react";
import type { OfPatient } from "./beside-part.tsx";

type PatientBesideProps = OfPatient & { readonly children?: ReactNode };

/** What a practitioner may read of a patient beside what they do for them: what was shared, and what they signed before. */
export const PatientBeside = ({ children, ...about }: PatientBesideProps) => (
  <div className="beside no-print">
    <SharedBeside {...about} />
    <FormerBeside {...about} />
    {children}
  </div>
);
