// The browser's files as Vite built them, and its one page for every address that is a screen.
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import type { Api } from './env.ts';
import { notFound } from './problems/problem.ts';

const YEAR = 'public, max-age=31536000, immutable';

/** @param folder the absolute path of what was built. */
export function servePages(app: Hono<Api>, folder: string): void {
  const index = join(folder, 'index.html');
  const page = existsSync(index) ? readFileSync(index, 'utf8') : null;
  app.get(
    '*',
    serveStatic({
      root: folder,
      // The names of these files hold a digest of what is in them.
      onFound: (path, c) => {
        c.header('Cache-Control', path.includes('/assets/') ? YEAR : 'no-cache');
      },
    }),
    (c) => {
      const { path } = c.req;
      const isScreen = !path.startsWith('/api/') && !path.includes('/.') && extname(path) === '';
      if (page === null || !isScreen) return notFound(c);
      c.header('Cache-Control', 'no-cache');
      return c.html(page);
    },
  );
}
