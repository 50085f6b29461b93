// `npm run dev`: the same server, with Vite answering for the pages on the same port.
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { HttpBindings } from '@hono/node-server';
import { createServer as createVite } from 'vite';
import { runServer } from './run.ts';
import { STOP_SIGNALS } from './stop-signals.ts';

/** Vite puts its own scripts and styles into the page, and speaks over a socket of its own. */
const DEVELOPMENT_POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self' ws:",
  "frame-ancestors 'none'",
].join('; ');

await runServer({
  development: true,
  contentSecurityPolicy: DEVELOPMENT_POLICY,
  pages: async (app, server) => {
    const vite = await createVite({
      appType: 'spa',
      server: { middlewareMode: true, hmr: { server } },
    });
    // An open page keeps its socket to Vite, and a server waits for every socket when it stops.
    for (const name of STOP_SIGNALS) process.once(name, () => void vite.close());
    app.use('*', async (c) => {
      const { incoming, outgoing } = c.env as HttpBindings;
      vite.middlewares(incoming, outgoing, () => {
        outgoing.statusCode = 404;
        outgoing.end();
      });
      // One object for all requests, to which nothing must be added.
      c.set('reply', RESPONSE_ALREADY_SENT);
      return RESPONSE_ALREADY_SENT;
    });
  },
});
