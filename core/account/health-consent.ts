/**
 * The version of the text by which somebody consents to the use of health data (`web/features/account/wording/health-consent.ts`). It grows
 * where the text permits more than before, and not where the same is said more clearly. A consent under a former version stands no more: it
 * is asked for again before anything further is kept or read, and what was kept stays. 1: texts of each area, of which that of the trackers
 * named no reader; 2: one text, by which the practitioner of an appointment reads what it names. Source: specification/assessments.md,
 * Consent to the use of health data.
 */
export const HEALTH_CONSENT_TEXT = 2;
