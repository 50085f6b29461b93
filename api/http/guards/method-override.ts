// For callers that can send GET and POST only: a POST may say that it means the read with a body.
import type { Hono } from 'hono';
import type { Api, ApiContext } from '../env.ts';
import { replyProblem } from '../problems/problem.ts';

const OVERRIDE = 'X-HTTP-Method-Override';
const MEANT: ReadonlySet<string> = new Set(['WHERE', 'QUERY']);

/** Before routing, since the path may have a POST of its own. */
export function takeMethodOverride(app: Hono<Api>): void {
  const answer = app.fetch;
  app.fetch = (request, ...rest) => answer(asMeant(request), ...rest);
}

function asMeant(request: Request): Request {
  if (request.method !== 'POST') return request;
  const meant = request.headers.get(OVERRIDE);
  if (meant === null || !MEANT.has(meant)) return request;
  const headers = new Headers(request.headers);
  headers.delete(OVERRIDE);
  return new Request(request, { method: 'QUERY', headers });
}

/**
 * What still has the header here names another method, or comes with one that is not POST.
 * @returns 400, or null without the header.
 */
export function refusalOfOverride(c: ApiContext): Response | null {
  if (c.req.header(OVERRIDE) === undefined) return null;
  return replyProblem(c, {
    status: 400,
    code: 'method_override_unknown',
    detail: `${OVERRIDE} goes with POST and may be WHERE or QUERY. Send other methods as they are.`,
  });
}
