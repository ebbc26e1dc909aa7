declare const postBrand: unique symbol;
declare const commentBrand: unique symbol;

export type PostId = string & { readonly [postBrand]: true };
export type CommentId = string & { readonly [commentBrand]: true };

export function postId(text: string): PostId {
  if (text === "") throw new RangeError("a post id is not empty");
  return text as PostId;
}

export function commentId(text: string): CommentId {
  if (text === "") throw new RangeError("a comment id is not empty");
  return text as CommentId;
}
