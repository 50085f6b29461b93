// The browser's files as Vite built them, and its one page for every address that is a screen.
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import type { Api } from '../env.ts';
import { setReplyHeader } from '../headers.ts';
import { notFound } from '../problems/problem.ts';

/** Names that begin with a dot are nobody's to see, whatever a build leaves behind. */
const HIDDEN = /\/\.|\/\/|\p{Cc}/u;

const YEAR = 'public, max-age=31536000, immutable';

/** @param folder the absolute path of what was built. */
export function servePages(app: Hono<Api>, folder: string): void {
  const index = join(folder, 'index.html');
  app.get(
    '*',
    async (c, next) => (HIDDEN.test(c.req.path) ? notFound(c) : next()),
    serveStatic({
      root: folder,
      precompressed: true,
      // The names of these files hold a digest of what is in them.
      onFound: (path, c) => {
        // The reply is made by now, so these go with what every reply is given at its end.
        setReplyHeader(c, 'cache-control', path.includes('/assets/') ? YEAR : 'no-cache');
        // Also of a file that came as it is, or a cache would give that one to everybody.
        setReplyHeader(c, 'vary', 'Accept-Encoding');
      },
    }),
    async (c) => {
      const { path } = c.req;
      const isScreen = !path.startsWith('/api/') && extname(path) === '';
      // Read anew each time: the pages may have been built again since the server began.
      const page = isScreen ? await readFile(index, 'utf8').catch(() => null) : null;
      if (page === null) return notFound(c);
      c.header('Cache-Control', 'no-cache');
      return c.html(page);
    },
  );
}
