import { Fhir } from "fhir/fhir.js";

/** Somebody else's reading of the definitions of FHIR R4. They lack LOINC, so that a code is only warned of. */
const standard = new Fhir();

/** What the standard's own definitions find wrong with a resource, each of a bundle's among them: where, and why. */
export function standardFaults(resource: object): readonly string[] {
  const plain: { readonly resourceType: string; readonly entry?: readonly { readonly resource: object }[] } = JSON.parse(
    JSON.stringify(resource),
  );
  const own = standard
    .validate(plain, { errorOnUnexpected: true })
    .messages.filter(({ severity }) => ["error", "fatal"].includes(String(severity)))
    .map(({ location, message }) => `${plain.resourceType} ${location}: ${message}`);
  return [...own, ...(plain.entry ?? []).flatMap((one) => standardFaults(one.resource))];
}
