/** What the doctor found: all well, something to look at, or something that keeps the shop from working. */
export type Finding = { readonly subject: string; readonly state: "well" | "look" | "fault"; readonly told: string };

export const passed = (subject: string, told: string): Finding => ({ subject, state: "well", told });
export const warning = (subject: string, told: string): Finding => ({ subject, state: "look", told });
export const fault = (subject: string, told: string): Finding => ({ subject, state: "fault", told });
