// A request that names two hosts may be one for us and another for a proxy before us, which RFC
// 9112 (3.2) wants refused. Node hands on the first and drops the others.
import type { MiddlewareHandler } from 'hono';
import type { Api } from '../env.ts';
import { problem } from '../problems/problem.ts';

/** @returns a guard against requests with more than one Host. */
export function oneHost(): MiddlewareHandler<Api> {
  return async (c, next) => {
    const raw = c.env?.incoming?.rawHeaders ?? [];
    const hosts = raw.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
    if (hosts.length < 2) return next();
    return problem(c, {
      status: 400,
      code: 'two_hosts',
      detail: 'A request names one host.',
    });
  };
}
