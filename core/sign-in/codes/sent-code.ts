/**
 * A code that was sent to a device. `to`: where; `challenge`: its id for whoever asked for it. `againAt`: when another may be sent;
 * `until`: up to when it can be typed; both in milliseconds since 1970.
 */
export type SentCode = { readonly to: string; readonly challenge: string; readonly againAt: number; readonly until: number };
