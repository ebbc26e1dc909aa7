import { aClinic as aClinicBehind } from "#tests/core/consultations/a-clinic.ts";
import { clientOf, servedOver } from "#tests/http/over-http.ts";
import type { Door } from "#tests/in-process.ts";
import type { SignedIn } from "#tests/signed-in.ts";

type Given = { readonly complaint?: string | null; readonly log?: "off" | "info" };

/** The two of an appointment that begins, both signed in over HTTP. */
export async function aClinic(mode: "audio" | "video", { complaint = null, log = "off" }: Given = {}) {
  const served: Door = async (container) => {
    const url = await servedOver(container, log);
    return { url, clientOf: (bearer) => clientOf(url, bearer) };
  };
  const clinic = await aClinicBehind(served, mode, complaint);
  const token = async (who: SignedIn, connection: string, path = `/get/${mode}calltoken`) => {
    const query = new URLSearchParams({ booking_id: clinic.id, connection });
    const response = await fetch(`${clinic.url}/api${path}?${query}`, { headers: { authorization: `Bearer ${who.bearer}` } });
    return { status: response.status, body: await response.json() };
  };
  return { ...clinic, token };
}
