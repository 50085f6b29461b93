// The app that every route is mounted on: what holds for each request, and what answers when
// nothing else does.
import { Hono } from 'hono';
import type { Api } from './env.ts';
import { refuseCrossSite } from './guards/cross-site.ts';
import { inOrder } from './guards/in-order.ts';
import { oneHost } from './guards/one-host.ts';
import { refuseOtherOverrides, takeMethodOverride } from './guards/method-override.ts';
import { securityHeaders } from './headers.ts';
import { requestLog } from './log.ts';
import type { Log } from './log.ts';
import { notFound, problem } from './problems/problem.ts';
import { unexpectedError } from './problems/unexpected.ts';
import { wrongMethodOn } from './problems/wrong-method.ts';

export type AppSettings = {
  /** The origins that our own pages may have. */
  readonly origins: ReadonlySet<string>;
  readonly https: boolean;
  readonly contentSecurityPolicy?: string;
  readonly log: Log;
};

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'QUERY', 'WHERE'];

/** @returns the app without routes; one trailing slash of a path does not count. */
export function createApp(settings: AppSettings): Hono<Api> {
  const app = new Hono<Api>({ strict: false });
  takeMethodOverride(app);
  app.use(inOrder());
  app.use(requestLog(settings.log));
  app.use(securityHeaders(settings.https, settings.contentSecurityPolicy));
  app.use(oneHost());
  app.use('/api/*', async (c, next) => {
    if (METHODS.includes(c.req.method)) return next();
    c.header('Allow', METHODS.join(', '));
    return problem(c, {
      status: 405,
      code: 'method_not_allowed',
      detail: `${c.req.method} is not a method of this server.`,
    });
  });
  app.use('/api/*', refuseOtherOverrides);
  app.use('/api/*', refuseCrossSite(settings.origins));
  app.onError(unexpectedError(settings.log));
  const wrongMethod = wrongMethodOn(app);
  app.notFound((c) => wrongMethod(c) ?? notFound(c));
  return app;
}
