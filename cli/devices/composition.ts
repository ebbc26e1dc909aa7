import { isPair, newVapidKeys } from "#adapters/web-push/vapid-keys.ts";

/** Keys of push, made and compared. */
export const vapidKeys = { isPair, made: newVapidKeys };
