import CircleAlert from "lucide-react/icons/circle-exclamation-point";

type FieldNotesProps = { readonly id: string; readonly problem: string | null; readonly hint?: string | undefined };

/** What is wrong with a field, and what helps to fill it. Its control is described by them: see `toldBy`. */
export const FieldNotes = ({ id, problem, hint }: FieldNotesProps) => (
  <>
    {problem === null ? null : (
      <span className="field-error" id={`${id}-problem`}>
        <CircleAlert className="icon icon-small" aria-hidden="true" />
        {problem}
      </span>
    )}
    {hint === undefined ? null : (
      <span className="field-hint" id={`${id}-hint`}>
        {hint}
      </span>
    )}
  </>
);
