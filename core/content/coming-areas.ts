/** Parts of the platform that are told of before they open. */
export type ComingArea = "consultations" | "lab-tests" | "trackers" | "assessments" | "fitbook" | "quizzes" | "wellness";

/** Every address of an area that is not open yet. Source: specification/content.md, Areas that come later. */
export const COMING_AREAS: readonly { readonly area: ComingArea; readonly paths: readonly string[] }[] = [];
