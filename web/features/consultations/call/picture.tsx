import { useEffect, useRef } from "react";

type PictureProps = { readonly side: "own" | "theirs"; readonly label: string; readonly stream: MediaStream };

/** What a camera sends; of the other side with its sound, of oneself without. */
export function Picture({ side, label, stream }: PictureProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current !== null) video.current.srcObject = stream;
  }, [stream]);
  // A call has no captions: what is hard to hear can be written beside it.
  return <video ref={video} className="call-picture" data-side={side} aria-label={label} autoPlay playsInline muted={side === "own"} />;
}
