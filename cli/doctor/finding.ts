/** What the doctor found: all well, something to look at, or something that keeps the shop from working. */
export type Finding = { readonly subject: string; readonly state: "well" | "look" | "fault"; readonly told: string };

export const well = (subject: string, told: string): Finding => ({ subject, state: "well", told });
export const look = (subject: string, told: string): Finding => ({ subject, state: "look", told });
export const fault = (subject: string, told: string): Finding => ({ subject, state: "fault", told });
