import { wholeNumber } from "#web/design/figures/amounts.ts";
import { postWords } from "#web/features/fitbook/posts/post-words.ts";
import { PostPictureView } from "./post-picture-view.tsx";
import "./post-pictures.css";
import type { SeenPost } from "#core/fitbook/posts/seen-post.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

/** The pictures of a post in their order. Each keeps its place before it comes. */
export function PostPictures({ post, customer }: { readonly post: SeenPost; readonly customer: CustomerId }) {
  const { pictures, author } = post;
  return (
    <ul className={pictures.length === 1 ? "post-pictures is-one" : "post-pictures"} aria-label={postWords.pictures}>
      {pictures.map((picture, nth) => (
        <li key={picture.file}>
          <PostPictureView
            customer={customer}
            post={post.id}
            picture={picture}
            label={picture.text === "" ? postWords.picture({ number: wholeNumber(nth + 1), name: author.name }) : picture.text}
          />
        </li>
      ))}
    </ul>
  );
}
