import { useEffect, useRef } from "react";

const LOOKS_EACH = 100;

/** How loud somebody is at their microphone, as a bar. */
export function SoundLevel({ label, stream }: { readonly label: string; readonly stream: MediaStream }) {
  const bar = useRef<HTMLMeterElement>(null);
  useEffect(() => {
    const sound = new AudioContext();
    const listening = sound.createAnalyser();
    sound.createMediaStreamSource(stream).connect(listening);
    const levels = new Uint8Array(listening.fftSize);
    const looking = setInterval(() => {
      listening.getByteTimeDomainData(levels);
      const loudest = levels.reduce((most, level) => Math.max(most, Math.abs(level - 128)), 0);
      if (bar.current !== null) bar.current.value = Math.min(100, loudest);
    }, LOOKS_EACH);
    return () => {
      clearInterval(looking);
      void sound.close();
    };
  }, [stream]);
  return (
    <label className="call-level">
      <span>{label}</span>
      <meter ref={bar} min={0} max={100} />
    </label>
  );
}
