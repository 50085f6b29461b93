// The browser's files as Vite built them, and its one page for every address that is a screen.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import { NOT_FOUND } from '#api/contract/wire/problem.ts';
import type { Api, ApiContext } from '../env.ts';
import { replyText, setReplyHeader } from '../headers.ts';
import { notFound } from '../problems/problem.ts';

/** Names that begin with a dot are nobody's to see, whatever a build leaves behind. */
const HIDDEN = /\/\.|\/\/|\p{Cc}/u;

const PLAIN = 'text/plain; charset=utf-8';
const YEAR = 'public, max-age=31536000, immutable';

/**
 * @param folder the absolute path of what was built.
 * @param sessionCookie the name of the cookie that those who are signed in have.
 */
export function servePages(app: Hono<Api>, folder: string, sessionCookie: string): void {
  const page = join(folder, 'index.html');
  const areas = join(folder, '.vite/screen-areas.json');
  app.get(
    '*',
    async (c, next) => (HIDDEN.test(c.req.path) ? noPage(c) : next()),
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
      const [, area = ''] = c.req.path.split('/');
      // Read anew each time: the pages may have been built again since the server began.
      const isScreen = (await readAreas(areas)).includes(area);
      const isShown = isScreen || isMistyped(c, sessionCookie);
      const text = isShown ? await readFile(page, 'utf8').catch(() => null) : null;
      if (text === null) return noPage(c);
      c.header('Cache-Control', 'no-cache');
      return c.html(text, isScreen ? 200 : 404);
    },
  );
}

/** Whoever is signed in keeps the sidebar and the search: the page itself says 'Not Found'. */
const isMistyped = (c: ApiContext, sessionCookie: string): boolean =>
  !isCall(c.req.path) &&
  !c.req.path.includes('.') &&
  (c.req.header('Accept') ?? '').includes('text/html') &&
  (c.req.header('Cookie') ?? '').includes(`${sessionCookie}=`);

/** A probe for what runs here learns nothing from this; a call is answered as calls are. */
const noPage = (c: ApiContext): Response =>
  isCall(c.req.path) ? notFound(c) : replyText(c, NOT_FOUND, { status: 404, type: PLAIN });

const isCall = (path: string): boolean => path === '/api' || path.startsWith('/api/');

/** @returns the first words of the addresses that are screens, as the build wrote them down. */
async function readAreas(file: string): Promise<readonly string[]> {
  const text = await readFile(file, 'utf8').catch(() => '[]');
  return JSON.parse(text) as readonly string[];
}
