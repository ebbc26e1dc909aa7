import { sides } from "#sides/intents";
import type { Intent, IntentKind, IntentOf } from "#core/sign-in/session/intent.ts";
import type { IntentContext, IntentDoers } from "./do-intent.ts";

/** Does it by the feature whose it is. It comes with all late code, so that it is there before what signing in changes. */
export async function doneIntent(intent: Intent, context: IntentContext): Promise<void> {
  const doers: IntentDoers = Object.assign({}, ...sides);
  await doneBy(doers, intent, context);
}

async function doneBy<Kind extends IntentKind>(doers: IntentDoers, intent: IntentOf<Kind>, context: IntentContext): Promise<void> {
  const kind: Kind = intent.kind;
  await doers[kind]?.(intent, context);
}
