/** Something that was entered, as it was entered. */
export type TypedRow = { readonly label: string; readonly figure: string };
