import type { ChosenAudience } from "#core/fitbook/posts/post.ts";
import type { PostState, ProfileAudience } from "#core/fitbook/visibility/world.ts";

export type FitbookTables = {
  fitbook_profile: FitbookProfileRow;
  fitbook_mute: FitbookMuteRow;
  fitbook_post: PostRow;
  fitbook_former_text: { post: string; replaced_at: Date; text: string };
  fitbook_comment: CommentRow;
  fitbook_like: { customer: string; post: string; liked_at: Date };
};

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

export type PostRow = {
  id: string;
  author: string;
  key: string;
  audience: ChosenAudience;
  text: string;
  standing: PostState;
  created_at: Date;
  edited_at: Date | null;
  deleted_at: Date | null;
};

export type CommentRow = {
  id: string;
  post: string;
  parent: string | null;
  author: string;
  key: string;
  text: string;
  standing: PostState;
  created_at: Date;
  deleted_at: Date | null;
};
