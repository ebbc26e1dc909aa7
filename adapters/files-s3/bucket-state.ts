import { S3Client, S3Errors } from "@bradenmacdonald/s3-lite-client";
import { bucketAddressOf } from "./bucket-address.ts";

/** Whether a bucket answers with its key, and to nobody without one. */
export type BucketState =
  | { readonly kind: "private"; readonly bucket: string }
  | { readonly kind: "open-to-others"; readonly bucket: string }
  | { readonly kind: "unusable"; readonly bucket: string; readonly reason: string };

/** Lists the first file of a bucket with its key and without one. Nothing is written. */
export async function bucketState(url: string): Promise<BucketState> {
  const { bucket, endPoint, region, accessKey, secretKey } = bucketAddressOf(url);
  const listed = async (key: { accessKey: string; secretKey: string } | object): Promise<unknown> =>
    new S3Client({ endPoint, bucket, region, ...key }).listObjects({ maxResults: 1 }).next();
  try {
    await listed({ accessKey, secretKey });
  } catch (error) {
    return { kind: "unusable", bucket, reason: reasonOf(error) };
  }
  const isOpen = await listed({}).then(
    () => true,
    () => false,
  );
  return { kind: isOpen ? "open-to-others" : "private", bucket };
}

const reasonOf = (error: unknown): string =>
  error instanceof S3Errors.ServerError
    ? `${error.statusCode} ${error.code}`
    : error instanceof Error
      ? error.cause instanceof Error
        ? error.cause.message
        : error.message
      : String(error);
