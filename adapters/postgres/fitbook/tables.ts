import type { ProfileAudience } from "#core/fitbook/visibility/world.ts";

export type FitbookTables = { fitbook_profile: FitbookProfileRow; fitbook_mute: FitbookMuteRow };

/** `name_keys`: what the name is found by. */
export type FitbookProfileRow = {
  customer: string;
  name: string;
  about: string;
  about_audience: ProfileAudience;
  lists_audience: ProfileAudience;
  badges_audience: ProfileAudience;
  is_findable: boolean;
  name_keys: readonly string[];
  entered_at: Date;
};

export type FitbookMuteRow = { customer: string; muted: string; muted_at: Date };
