export type ServerEvent = { readonly id: string; readonly data: string };

/** The events of a stream of text, each with the last id that was said; `heard` at every piece, also where it holds no event. */
export async function* eventsIn(body: ReadableStream<Uint8Array>, heard: () => void): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  let id = "";
  let data: string[] = [];
  try {
    while (true) {
      const { done, value } = await reader.read();
      if (done) return; // What was not finished by an empty line does not count.
      heard();
      const lines = (rest + decoder.decode(value, { stream: true })).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        if (line === "" && data.length > 0) {
          yield { id, data: data.join("\n") };
          data = [];
        }
        const [, field, text = ""] = /^(id|data): ?(.*)$/.exec(line) ?? [];
        if (field === "id") id = text;
        if (field === "data") data.push(text);
      }
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
