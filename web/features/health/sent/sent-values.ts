import type { SentForm } from "#web/platform/page/screen.tsx";
import type { Values } from "#web/features/health/tool/worked.ts";

const LONGEST = 40;

/** The fields of a tool as a form sent them; what it did not send is as it begins. A box that is not ticked is not sent. */
export const sentValues = <Field extends string>(none: Values<Field>, sent: SentForm): Values<Field> =>
  Object.assign(
    {},
    none,
    ...Object.keys(none).map((field) => (sent[field] === undefined ? {} : { [field]: sent[field].slice(0, LONGEST) })),
  );
