// The app that every route is mounted on: what holds for each request, and what answers when
// nothing else does.
import { Hono } from 'hono';
import { guardEdge } from './guards/edge.ts';
import type { EdgeSettings } from './guards/edge.ts';
import type { Api } from './env.ts';
import { takeMethodOverride } from './guards/method-override.ts';
import { LiteralRouter } from './routing/literal-router.ts';
import { notFound } from './problems/problem.ts';
import { unexpectedError } from './problems/unexpected.ts';
import { wrongMethodOn } from './problems/wrong-method.ts';

/** @returns the app without routes; one trailing slash of a path does not count. */
export function createApp(settings: EdgeSettings): Hono<Api> {
  const app = new Hono<Api>({ strict: false, router: new LiteralRouter() });
  takeMethodOverride(app);
  app.use(guardEdge(settings));
  app.onError(unexpectedError(settings.log));
  const wrongMethod = wrongMethodOn(app);
  app.notFound((c) => wrongMethod(c) ?? notFound(c));
  return app;
}
