import { patientKey } from "#core/account/patient.ts";
import { PatientsNotes } from "#web/features/trackers/results/customers-results.tsx";
import { ForPatient } from "#web/features/trackers/whose/for-patient.tsx";
import { OwnEntries } from "./own-entries.tsx";
import type { CustomerId } from "#core/identity/customer-id.ts";

/** All entries of a customer, or of a member of the family. */
export const PatientsEntries = ({ customer }: { readonly customer: CustomerId }) => (
  <ForPatient customer={customer}>
    {(patient) => <PatientsNotes key={patientKey(patient)} patient={patient} Results={OwnEntries} />}
  </ForPatient>
);
