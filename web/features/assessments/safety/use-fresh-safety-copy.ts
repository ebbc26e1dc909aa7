import { useEffect } from "react";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { useNeeds, useStore } from "#web/platform/window/dependencies.tsx";
import { SafetyChoiceModel, safetyChoiceNeeds } from "./safety-choice-model.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

/** Brings what this device keeps for safety notices up to date, where it keeps anything. Source: specification/safety.md, What is kept. */
export function useFreshSafetyCopy(customer: CustomerId): void {
  const useCases = useNeeds(safetyChoiceNeeds);
  const session = useStore(SessionStore);
  useEffect(
    () => void new SafetyChoiceModel(customer, { ...useCases, now: Date.now, isHere: () => session.customer === customer }).begin(),
    [customer, useCases, session],
  );
}
