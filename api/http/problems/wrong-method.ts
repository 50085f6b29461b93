// An address that there is, asked by a method that it does not have: 405, and Allow says which it
// has (RFC 9110, 15.5.6). What nobody knows stays not found.
import type { Hono } from 'hono';
import { MASTER_KINDS } from '#core/catalogue/master/index.ts';
import { ENTITY_KINDS, wireKindOf } from '#api/contract/entity/kinds.ts';
import type { Api, ApiContext } from '../env.ts';
import { setReplyHeader } from '../headers.ts';
import { notFound, replyProblem } from './problem.ts';

/** Of these parameters every value but the known ones makes an address that there is not. */
const KNOWN: ReadonlyMap<string, string> = new Map([
  ['entity', ENTITY_KINDS.join('|')],
  ['kind', MASTER_KINDS.map(wireKindOf).join('|')],
]);

const knownOnly = (path: string): string =>
  path.replace(/:(\w+)/g, (parameter, name: string) =>
    KNOWN.has(name) ? `${parameter}{${KNOWN.get(name)}}` : parameter,
  );

const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path.replace(/:(\w+)/g, (_, name: string) => `(?:${KNOWN.get(name) ?? '[^/]+'})`)}/?$`,
  );

const routesOf = (app: Hono<Api>) =>
  app.routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'));

/** @returns what answers a request that no route takes: a 405, or null where nothing is. */
export function wrongMethodOn(app: Hono<Api>): (c: ApiContext) => Response | null {
  let known: readonly { readonly method: string; readonly pattern: RegExp }[] | null = null;
  return (c) => {
    known ??= routesOf(app).map(({ method, path }) => ({ method, pattern: patternOf(path) }));
    const methods = known
      .filter(({ pattern }) => pattern.test(c.req.path))
      .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    if (methods.length === 0) return null;
    const allowed = [...new Set(methods)].join(', ');
    setReplyHeader(c, 'allow', allowed);
    return replyProblem(c, {
      status: 405,
      code: 'method_not_allowed',
      detail: `${c.req.method} is not a method of this address; it has ${allowed}.`,
    });
  };
}

/**
 * Ends every address mounted so far, before a wider one would take it for a record of some kind.
 */
export function refuseOtherMethods(app: Hono<Api>): void {
  const wrongMethod = wrongMethodOn(app);
  for (const path of new Set(routesOf(app).map((route) => route.path))) {
    app.all(knownOnly(path), (c) => wrongMethod(c) ?? notFound(c));
  }
}
