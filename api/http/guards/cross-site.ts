// Requests that other sites make a browser send. Whatever changes something must come from our own
// pages; a program that is no browser sends neither header and is let through to its session.
import type { ApiContext } from '../env.ts';
import { replyProblem } from '../problems/problem.ts';

/** The GETs that change something, because the specification has them so. */
const LOGOUT = /^\/api\/logout\/?$/;
const TEMPLATE = /^\/api\/islogin\/book\/[^/]+\/template\/[^/]+\/?$/;

/**
 * @param publicUrl where people reach the server, when that is not its own host and port.
 * @returns the origins that our pages may have.
 */
export function ownOrigins(
  publicUrl: string | null,
  host: string,
  port: number,
): ReadonlySet<string> {
  if (publicUrl !== null) return new Set([new URL(publicUrl).origin]);
  const name = host.includes(':') ? `[${host}]` : host;
  return new Set(
    [name, 'localhost', '127.0.0.1', '[::1]'].map((own) => new URL(`http://${own}:${port}`).origin),
  );
}

/**
 * What another site had the browser send is refused before anything is read or done.
 * @param origins those of our own pages.
 * @returns 403, or null.
 */
export function refusalOfCrossSite(c: ApiContext, origins: ReadonlySet<string>): Response | null {
  const { method, path } = c.req;
  const reads = method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
  const isLogout = LOGOUT.test(path);
  if (reads && !isLogout && !TEMPLATE.test(path)) return null;
  const site = c.req.header('sec-fetch-site');
  const origin = c.req.header('origin');
  // 'none' is an address that the person typed, which signs out but applies no template.
  const typed = site === 'none' && reads && isLogout;
  const own =
    site === undefined
      ? origin === undefined || origins.has(origin)
      : site === 'same-origin' || typed;
  if (own) return null;
  return replyProblem(c, {
    status: 403,
    code: 'cross_site',
    detail: 'This request came from another site. If this is the right address, set PUBLIC_URL.',
  });
}
