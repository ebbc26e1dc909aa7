import { Button } from "#web/design/button/button.tsx";
import { deskCallPhrases } from "#web/features/desk/wording/desk-call.ts";
import { callPhrases } from "#web/features/consultations/wording/calls.ts";
import type { CallModel } from "#web/features/consultations/call/call-model.ts";

/** A practitioner's way into the room. */
export const DeskEntrance = ({ model, isEntering }: { readonly model: CallModel; readonly isEntering: boolean }) => (
  <div className="row flex-wrap">
    <Button look="main" state={isEntering ? "busy" : "ready"} onPress={() => void model.enter()}>
      {isEntering ? callPhrases.entering : deskCallPhrases.enter}
    </Button>
  </div>
);
