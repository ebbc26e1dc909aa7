/** How long somebody is listened to, and then heard, in milliseconds. */
export const ECHO_LASTS = 3_000;

/**
 * Plays what a microphone hears back, three seconds later, so that somebody hears how the other side hears them. Nothing of it is kept.
 * Answers what ends it.
 */
export function playEcho(stream: MediaStream, speaker: string | null, onPlay: () => void, onEnd: () => void): () => void {
  const sound = new AudioContext();
  const source = sound.createMediaStreamSource(stream);
  const heard = sound.createGain();
  const later = sound.createDelay(ECHO_LASTS / 1000);
  later.delayTime.value = ECHO_LASTS / 1000;
  source.connect(heard).connect(later).connect(sound.destination);
  if (speaker !== null && "setSinkId" in sound) void (sound.setSinkId as (id: string) => Promise<void>)(speaker).catch(() => {});
  const played = setTimeout(() => {
    heard.gain.value = 0; // What the speaker plays is not taken up again.
    onPlay();
  }, ECHO_LASTS);
  const ended = setTimeout(() => {
    void sound.close();
    onEnd();
  }, 2 * ECHO_LASTS);
  return () => {
    clearTimeout(played);
    clearTimeout(ended);
    if (sound.state !== "closed") void sound.close();
  };
}
