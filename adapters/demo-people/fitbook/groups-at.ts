import { groupId } from "#core/fitbook/group.ts";
import { postId } from "#core/fitbook/post-id.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { demoFitbookGroups, demoGroupPosts, demoGroupScenes } from "./groups.ts";
import { demoGroupPicture } from "../pictures/demo-pictures.ts";
import { publishedAt, writtenBy } from "./written-at.ts";
import { demoPlaceId } from "../notifications-at.ts";
import { demoGroups } from "../notifications.ts";
import { demoCustomerId } from "../people-at.ts";
import type { GroupId } from "#core/fitbook/group.ts";
import type { Post } from "#core/fitbook/posts/post.ts";

const DAY = 24 * 60 * 60 * 1000;

/** The demo's groups beside those to which notifications invite, with who is in them, as they stand at `now`. */
export const fitbookGroupsAt = (now: number) =>
  demoFitbookGroups.map(({ key, name, about, rules, hindi, isOpen, company = null, made, members }) => ({
    group: {
      id: demoGroupId(key),
      name,
      about,
      rules,
      hindi,
      picture: null,
      isOpen,
      mayMembersInvite: isOpen,
      company,
      deletedAt: null,
      isDeletedByStaff: false,
      offeredTo: null,
    },
    madeAt: now - made * DAY,
    members: Object.entries(members).map(([who, state]) => ({ customer: customerId(demoCustomerId(who)), state })),
  }));

/** The pictures that groups of the demo have. */
export const fitbookGroupPictures = () => Object.entries(demoGroupScenes).map(([key, scene]) => demoGroupPicture(demoGroupId(key), scene));

/** What people of the demo have written for members of their groups. */
export const fitbookGroupPostsAt = (now: number) =>
  demoGroupPosts.map(({ group, by, ago, text, likedBy }, nth) => {
    const id = postId(`demo-group-post-${String(nth + 1).padStart(3, "0")}`);
    const post: Post = {
      ...writtenBy(by, { key: String(id), text, createdAt: publishedAt(now, { ago, nth }) }),
      id,
      audience: "group" as const,
      group: demoGroupId(group),
      pictures: [],
      card: null,
      editedAt: null,
    };
    return { post, likes: likedBy.map((who) => customerId(demoCustomerId(who))), comments: [] };
  });

/** Of a group by its key. */
export const demoGroupId = (key: string): GroupId =>
  groupId(demoGroups.some((group) => group.key === key) ? demoPlaceId(key) : `demo-group-${key}`);
