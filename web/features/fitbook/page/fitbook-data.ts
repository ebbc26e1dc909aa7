/**
 * What a Fitbook page says of itself before its code has come. `id` null: the address names nobody; `group` null: and no group beside it.
 */
export type FitbookData = { readonly title: string; readonly lead: string; readonly id: string | null; readonly group: string | null };
