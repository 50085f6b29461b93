// The headers of every reply. No inline script or style is ever needed, so none is allowed.
import type { MiddlewareHandler } from 'hono';
import type { Api } from './env.ts';

export const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
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

/**
 * @param https whether people reach this server over https; only then may browsers be bound to it.
 * @param policy another content security policy, for the development server only.
 */
export function securityHeaders(
  https: boolean,
  policy: string = CONTENT_SECURITY_POLICY,
): MiddlewareHandler<Api> {
  const always = [
    ['Content-Security-Policy', policy],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'no-referrer'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=()'],
    ...(https
      ? [['Strict-Transport-Security', `max-age=${HSTS_SECONDS}; includeSubDomains`] as const]
      : []),
  ] as const;
  return async (c, next) => {
    // Before the answer is made: each header that is set on it later makes another answer of it.
    for (const [name, value] of always) c.header(name, value);
    if (c.req.path.startsWith('/api/')) c.header('Cache-Control', 'no-store');
    await next();
  };
}
