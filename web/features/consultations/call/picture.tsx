import { useEffect, useRef } from "react";

/** `speaker`: by which it is heard, where one was chosen. */
type PictureProps = {
  readonly side: "own" | "theirs";
  readonly label: string;
  readonly stream: MediaStream;
  readonly speaker?: string | null;
};

/** What a camera sends; of the other side with its sound, of oneself without. */
export function Picture({ side, label, stream, speaker = null }: PictureProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current !== null) video.current.srcObject = stream;
  }, [stream]);
  useEffect(() => {
    if (speaker !== null && video.current !== null && "setSinkId" in video.current) void video.current.setSinkId(speaker).catch(() => {}); // It is heard by the former one then.
  }, [speaker]);
  // A call has no captions: what is hard to hear can be written beside it.
  return <video ref={video} className="call-picture" data-side={side} aria-label={label} autoPlay playsInline muted={side === "own"} />;
}
