import type { ReactNode } from "react";

type CleanHtmlProps = { readonly html: string; readonly className: string };

/** Draws clean HTML piece by piece, as no page of ours may set HTML: the tags below are drawn, anything else is text. */
export function CleanHtml({ html, className }: CleanHtmlProps) {
  return <div className={className}>{nodesIn(html)}</div>;
}

const TAGS = ["p", "br", "ul", "ol", "li", "b", "strong", "i", "em"] as const;
type Tag = (typeof TAGS)[number];
const PIECES = new RegExp(`<(/?)(${TAGS.join("|")})\\s*/?>|[^<]+|<`, "gi");

type Open = { readonly tag: Tag | null; readonly nodes: ReactNode[] };

function nodesIn(html: string): ReactNode {
  const open: Open[] = [{ tag: null, nodes: [] }];
  const put = (node: ReactNode) => open.at(-1)?.nodes.push(node);
  const close = () => {
    const last = open.pop();
    if (last !== undefined && last.tag !== null) put(drawn(last.tag, last.nodes, open.at(-1)?.nodes.length ?? 0));
  };
  for (const [piece, slash, name] of html.matchAll(PIECES)) {
    const tag = TAGS.find((known) => known === name?.toLowerCase());
    if (tag === undefined) put(textOf(piece));
    else if (tag === "br") put(drawn(tag, [], open.at(-1)?.nodes.length ?? 0));
    else if (slash === "") open.push({ tag, nodes: [] });
    else if (open.some((one) => one.tag === tag)) {
      while (open.at(-1)?.tag !== tag) close();
      close();
    }
  }
  while (open.length > 1) close();
  return open[0]?.nodes;
}

function drawn(Tag: Tag, nodes: readonly ReactNode[], key: number): ReactNode {
  return nodes.length === 0 ? <Tag key={key} /> : <Tag key={key}>{nodes}</Tag>;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: "\u00A0" };
const textOf = (text: string): string => text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? "");
