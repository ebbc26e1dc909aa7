/** Where customers take everything of their care, as a bundle of FHIR R4: no endpoint, since it answers in no envelope. */
export const CARE_EXPORT = "/export/care";
