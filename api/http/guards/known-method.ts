// A method that no address of the server has.
import type { ApiContext } from '../env.ts';
import { setReplyHeader } from '../headers.ts';
import { replyProblem } from '../problems/problem.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'QUERY', 'WHERE'];

/** @returns 405 with the methods that there are, or null. */
export function refusalOfMethod(c: ApiContext): Response | null {
  if (METHODS.includes(c.req.method)) return null;
  setReplyHeader(c, 'allow', METHODS.join(', '));
  return replyProblem(c, {
    status: 405,
    code: 'method_not_allowed',
    detail: `${c.req.method} is not a method of this server.`,
  });
}
