import { useEffect, useLayoutEffect, useRef } from "react";

/**
 * `speaker`: by which it is heard, where one was chosen. `carries` "sound": it is heard, and shows nothing, not even what it showed last.
 */
type PictureProps = {
  readonly side: "own" | "theirs";
  readonly label: string;
  readonly stream: MediaStream;
  readonly speaker?: string | null;
  readonly carries?: "picture" | "sound";
};

/** What a camera sends; of the other side with its sound, of oneself without. */
export function Picture({ side, label, stream, speaker = null, carries = "picture" }: PictureProps) {
  const video = useRef<HTMLVideoElement>(null);
  useLayoutEffect(() => {
    if (video.current !== null) video.current.srcObject = stream;
  }, [stream]);
  useEffect(() => {
    if (speaker !== null && video.current !== null && "setSinkId" in video.current) void video.current.setSinkId(speaker).catch(() => {}); // It is heard by the former one then.
  }, [speaker]);
  // A call has no captions: what is hard to hear can be written beside it.
  const look = carries === "picture" ? "call-picture" : "visually-hidden";
  return <video ref={video} className={look} data-side={side} aria-label={label} autoPlay playsInline muted={side === "own"} />;
}
