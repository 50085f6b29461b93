// A request that names two hosts may be one for us and another for a proxy before us, which RFC
// 9112 (3.2) wants refused. Node hands on the first and drops the others.
import type { ApiContext } from '../env.ts';
import { replyProblem } from '../problems/problem.ts';

/** @returns 400 for a request with more than one Host, or null. */
export function refusalOfHosts(c: ApiContext): Response | null {
  const raw = c.env?.incoming?.rawHeaders ?? [];
  let hosts = 0;
  for (let at = 0; at < raw.length; at += 2) {
    const name = raw[at] ?? '';
    if (name.length === 'host'.length && name.toLowerCase() === 'host') hosts += 1;
  }
  if (hosts < 2) return null;
  return replyProblem(c, { status: 400, code: 'two_hosts', detail: 'A request names one host.' });
}
