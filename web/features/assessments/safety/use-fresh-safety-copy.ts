import { useEffect } from "react";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { AllDependencies } from "#web/platform/late/all-dependencies.ts";
import { useDependency, useStore } from "#web/platform/window/dependencies.tsx";
import { SafetyChoiceModel } from "./safety-choice-model.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

/** Brings what this device keeps for safety notices up to date, where it keeps anything. Source: specification/safety.md, What is kept. */
export function useFreshSafetyCopy(customer: CustomerId): void {
  const allDependencies = useDependency(AllDependencies);
  const session = useStore(SessionStore);
  useEffect(
    () => void new SafetyChoiceModel(customer, { allDependencies, now: Date.now, isHere: () => session.customer === customer }).begin(),
    [customer, allDependencies, session],
  );
}
