import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Clock } from "#core/shared/clock.port.ts";
import { Notice } from "#web/design/notice/notice.tsx";
import { EmergencySigns, emergencySignsNeeds } from "#web/features/desk/day/emergency-signs.ts";
import { emergencyWords } from "#web/features/desk/emergency-words.ts";
import { useDependency, useNeeds } from "#web/platform/window/dependencies.tsx";
import type { CallAlertProps } from "#web/features/consultations/call/call-seat.ts";

/** So often it is looked whether it is time to ask again. */
const LOOKED = 15_000;

/**
 * Says at a call that its patient answered something that can be a sign of an emergency. It is asked apart from the call, which is read far
 * more often.
 */
export const EmergencyAlert = observer(function EmergencyAlert({ customer, sides: { id, state } }: CallAlertProps) {
  const [useCases, now] = [useNeeds(emergencySignsNeeds), useDependency(Clock)];
  const [signs] = useState(() => new EmergencySigns(customer, useCases));
  useEffect(() => {
    const look = () => void signs.look([{ id, state }], now());
    look();
    const looking = setInterval(look, LOOKED);
    return () => clearInterval(looking);
  }, [signs, id, state, now]);
  const sign = signs.of(id);
  return <div role="status">{sign === null ? null : <Notice kind="bad">{emergencyWords(sign)}</Notice>}</div>;
});
