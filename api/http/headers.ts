// The headers of every reply. No inline script or style is ever needed, so none is allowed. A reply
// is made once, with all of its headers: each that is set on a finished one makes another of it.
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ApiContext } from './env.ts';

export const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  // The file of an import is read beside the page.
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** OWASP ASVS 5.0, 3.4.1 asks for a year at least. */
const HSTS_SECONDS = 365 * 24 * 60 * 60;

/** By names in lower case. */
type ReplyHeaders = Readonly<Record<string, string>>;

/**
 * @param https whether people reach this server over https; only then may browsers be bound to it.
 * @param policy another content security policy, for the development server only.
 */
export const securityHeaders = (
  https: boolean,
  policy: string = CONTENT_SECURITY_POLICY,
): ReplyHeaders => ({
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  ...(https && { 'strict-transport-security': `max-age=${HSTS_SECONDS}; includeSubDomains` }),
});

/** What holds the headers of the reply that is to come: a request's context does. */
export type HeaderContext = { readonly get: (name: 'replyHeaders') => Record<string, string> };

/** Adds a header to the reply that is to come, or replaces the one of this name. */
export function setReplyHeader(c: HeaderContext, name: Lowercase<string>, value: string): void {
  c.get('replyHeaders')[name] = value;
}

/** Adds a Set-Cookie to the reply that is to come, beside those there are. */
export function setReplyCookie(c: ApiContext, cookie: string): void {
  c.set('replyCookies', [...(c.get('replyCookies') ?? []), cookie]);
}

/** @returns a reply of this text with all its headers. */
export function replyText(
  c: ApiContext,
  text: string,
  { status = 200, type }: { readonly status?: ContentfulStatusCode; readonly type: string },
): Response {
  const response = new Response(text, {
    status,
    headers: withCookies(c, { ...c.get('replyHeaders'), 'content-type': type }),
  });
  c.set('reply', response);
  c.set('replyText', text);
  return response;
}

/** A list, where there are any: each is a header of its own. */
function withCookies(c: ApiContext, headers: Record<string, string>): HeadersInit {
  const cookies = c.get('replyCookies');
  if (cookies === undefined) return headers;
  return [...Object.entries(headers), ...cookies.map((text): [string, string] => [COOKIE, text])];
}

const COOKIE = 'set-cookie';

export const replyJson = (
  c: ApiContext,
  body: unknown,
  status: ContentfulStatusCode = 200,
): Response => replyText(c, JSON.stringify(body), { status, type: 'application/json' });

/** Gives a reply that came about otherwise, such as a file or a stream, the headers it lacks. */
export function completeHeaders(c: ApiContext): void {
  if (c.res === c.get('reply')) return;
  const { headers } = c.res;
  for (const [name, value] of Object.entries(c.get('replyHeaders'))) {
    if (!headers.has(name)) headers.set(name, value);
  }
}
