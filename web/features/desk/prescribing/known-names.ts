/** The id of the list of names that stand in the practitioner's templates and in what they signed for this appointment before. */
export const KNOWN_NAMES = "known-item-names";
