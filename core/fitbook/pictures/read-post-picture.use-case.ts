import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { seenThread } from "../posts/seen-post.ts";
import { maker } from "../../shared/use-case.ts";
import { Posts } from "../posts/posts.port.ts";
import { Files } from "../../files/files.port.ts";
import type { FileId } from "../../files/file-id.ts";
import type { MyFile } from "../../files/read-my-file.use-case.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { PostId } from "../post-id.ts";
import type { UnknownPost } from "../posts/show-thread.use-case.ts";

export type RequestedPicture = { readonly post: PostId; readonly picture: FileId };

/**
 * A picture of a post, for whoever sees the post at that moment; for others it is missing like one that does not exist. Each request is
 * judged anew.
 * Source: specification/fitbook.md, Pictures.
 */
export type ReadPostPicture = (customer: CustomerId, picture: RequestedPicture) => Promise<Result<MyFile, UnknownPost>>;
export const ReadPostPicture = useCase<ReadPostPicture>("fitbook", "ReadPostPicture");

type Needs = { readonly posts: Pick<Posts, "facts">; readonly files: Pick<Files, "read"> };

export const makeReadPostPicture = maker(
  ReadPostPicture,
  { posts: Posts, files: Files },
  ({ posts, files }: Needs) =>
    async (customer, { post, picture }) => {
      const seen = seenThread(await posts.facts(customer, [post]))?.post.pictures.some(({ file }) => file === picture);
      const bytes = seen === true ? await files.read(picture) : null;
      return bytes === null ? refused({ kind: "unknown-post" }) : ok({ mediaType: "image/webp", bytes: new Uint8Array(bytes) });
    },
);
