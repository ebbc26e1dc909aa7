/** What the doctor found: all well, something to look at, or something that keeps the shop from working. */
export type Finding = { readonly subject: string; readonly state: "well" | "look" | "fault"; readonly told: string };

export const passed = (subject: string, text: string): Finding => ({ subject, state: "well", told: text });
export const warning = (subject: string, text: string): Finding => ({ subject, state: "look", told: text });
export const fault = (subject: string, text: string): Finding => ({ subject, state: "fault", told: text });
