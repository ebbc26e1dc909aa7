/** A customer's own page of plans; `id` null: its address names none of theirs. `plan`: which one its address asks to buy; null: none. */
export type OwnPlanPage = { readonly title: string; readonly lead: string; readonly id: string | null; readonly plan: string | null };
