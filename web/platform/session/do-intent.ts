import { token } from "#core/shared/token.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Intent, IntentKind, IntentOf } from "#core/sign-in/session/intent.ts";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";

/** Does what somebody pressed before they were signed in. Throws where its code does not come. */
export type DoIntent = (intent: Intent, customer: CustomerId) => Promise<void>;
export const DoIntent = token<DoIntent>("DoIntent");

/** Who did it, and what it is done with. */
export type IntentContext = { readonly customer: CustomerId; readonly dependencies: Dependencies };

/**
 * How a feature does what is its own, in its `intents.ts`. Each says what it did, or why it could not, as if it had been pressed just now.
 * It never undoes what stands already, and does nothing once somebody else is there.
 */
export type IntentDoers = { readonly [Kind in IntentKind]?: (intent: IntentOf<Kind>, context: IntentContext) => Promise<void> };
