// What proxies say of the addresses for which they speak. The caller may have written the left part
// of it, so all is read from the right: what is wrong there changes nothing that a proxy added.
import { parseAddress } from './ip-address.ts';

export type ProxyHeaders = {
  readonly xForwardedFor?: string | undefined;
  /** RFC 7239. */
  readonly forwarded?: string | undefined;
};

/**
 * X-Forwarded-For counts alone where it is present: most proxies write it and hand on a Forwarded
 * of the caller's own as they got it.
 * @returns the addresses, the nearest first; null for what is none, such as `unknown`.
 */
export function* forwardedAddresses(headers: ProxyHeaders): Generator<string | null> {
  const { xForwardedFor, forwarded } = headers;
  const addressIn = xForwardedFor === undefined ? forOf : addressOfNode;
  for (const part of partsFromRight(xForwardedFor ?? forwarded ?? '')) {
    // RFC 9110, 5.6.1: empty places in a list count for nothing.
    if (part !== '') yield addressIn(part);
  }
}

/** The parts of a list between commas outside of quotes, where a quote is known by its end. */
function* partsFromRight(text: string): Generator<string> {
  let end = text.length;
  let quoted = false;
  for (let at = text.length - 1; at >= 0; at -= 1) {
    if (text[at] === '"' && !isEscaped(text, at)) quoted = !quoted;
    if (text[at] !== ',' || quoted) continue;
    yield text.slice(at + 1, end).trim();
    end = at;
  }
  yield text.slice(0, end).trim();
}

/** By an odd number of backslashes before it. */
function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text[first - 1] === '\\') first -= 1;
  return (at - first) % 2 === 1;
}

/** A name, and a value in quotes or bare; IPv6 should be in quotes and is not everywhere. */
const PAIR = /([\w!#$%&'*+.^`|~-]+)=(?:"((?:[^"\\]|\\.)*)"|([^\s",;]*))[ \t]*(?:;[ \t]*|$)/y;

/** @returns the address that an element of Forwarded names, or null. */
function forOf(element: string): string | null {
  const nodes: string[] = [];
  PAIR.lastIndex = 0;
  while (PAIR.lastIndex < element.length) {
    const pair = PAIR.exec(element);
    if (pair === null) return null;
    const [, name = '', inQuotes, bare = ''] = pair;
    if (name.toLowerCase() !== 'for') continue;
    nodes.push(inQuotes === undefined ? bare : inQuotes.replaceAll(/\\(.)/g, '$1'));
  }
  return nodes.length === 1 ? addressOfNode(nodes[0] ?? '') : null;
}

const PORT = String.raw`(?::(?:\d{1,5}|_[\w.-]+))?`;
const IN_BRACKETS = new RegExp(String.raw`^\[([0-9a-fA-F:.]+)\]${PORT}$`);
const IPV4 = new RegExp(String.raw`^(\d+\.\d+\.\d+\.\d+)${PORT}$`);

/** An address, with or without a port; some proxies write quotes in X-Forwarded-For too. */
function addressOfNode(text: string): string | null {
  const node = text.replace(/^"(.*)"$/, '$1');
  const within = IN_BRACKETS.exec(node)?.[1];
  if (within !== undefined) return within.includes(':') ? parseAddress(within) : null;
  return parseAddress(IPV4.exec(node)?.[1] ?? node);
}
