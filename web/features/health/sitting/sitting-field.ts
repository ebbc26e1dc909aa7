/** The field of a form that carries the results of a sitting, and the name of the form that it goes along with. */
export const SITTING_FIELD = "sitting";
export const TOOL_FORM = "tool-form";
/** A button of that name begins the questions again. */
export const AGAIN = "again";
