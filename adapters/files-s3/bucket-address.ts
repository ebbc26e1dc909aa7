/** Where an S3 bucket is, and the key that opens it. */
export type BucketAddress = {
  /** "https://s3.ap-south-1.amazonaws.com", without the bucket. */
  readonly endPoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
};

/** Of "https://KEY:SECRET@host/bucket?region=ap-south-1"; without a region it is us-east-1, which most servers of one's own say. */
export function bucketAddressOf(url: string): BucketAddress {
  const { protocol, host, username, password, pathname, searchParams } = new URL(url);
  const path = pathname.replace(/\/$/, "").split("/").slice(1);
  const bucket = path.pop() ?? "";
  return {
    endPoint: [`${protocol}//${host}`, ...path].join("/"),
    bucket,
    region: searchParams.get("region") ?? "us-east-1",
    accessKey: decodeURIComponent(username),
    secretKey: decodeURIComponent(password),
  };
}
