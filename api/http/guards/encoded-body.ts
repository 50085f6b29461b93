// A body is read as it comes. One that says it is packed would be taken for something else.
import type { ApiContext } from '../env.ts';
import { replyProblem } from '../problems/problem.ts';

/** @returns 415 for a body in a content coding, or null. */
export function refusalOfEncoding(c: ApiContext): Response | null {
  const encoding = c.req.header('content-encoding')?.trim().toLowerCase() ?? '';
  if (encoding === '' || encoding === 'identity') return null;
  return replyProblem(c, {
    status: 415,
    code: 'unsupported_content_encoding',
    detail: 'Send the body as it is, without a Content-Encoding.',
  });
}
