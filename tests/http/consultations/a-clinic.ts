import { sessionId } from "#core/identity/session.ts";
import { Sessions } from "#core/identity/sessions.port.ts";
import { anAppointmentNow } from "#tests/builders/consultations/an-appointment-now.ts";
import { clientOf, servedOver } from "#tests/http/over-http.ts";
import type { SignedIn } from "#tests/http/signed-in.ts";

type Given = { readonly complaint?: string | null; readonly log?: "off" | "info" };

/** The two of an appointment that begins, both signed in over HTTP. */
export async function aClinic(mode: "audio" | "video", { complaint = null, log = "off" }: Given = {}) {
  const appointment = await anAppointmentNow(mode, complaint);
  const { container, clock, asha, doctor, id } = appointment;
  const url = await servedOver(container, log);
  const [mine, theirs] = [clientOf(url, asha.bearer), clientOf(url, doctor.bearer)];
  const token = async (who: SignedIn, connection: string, path = `/get/${mode}calltoken`) => {
    const query = new URLSearchParams({ booking_id: id, connection });
    const response = await fetch(`${url}/api${path}?${query}`, { headers: { authorization: `Bearer ${who.bearer}` } });
    return { status: response.status, body: await response.json() };
  };
  const sessionOf = async (who: SignedIn) =>
    (await container.get(Sessions).holderOf(who.bearer, clock.at)) ?? { id: sessionId("none"), customer: who.id };
  return { ...appointment, mine, theirs, url, token, sessionOf };
}
