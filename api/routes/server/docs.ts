// The description of the calls: as OpenAPI, and as pages to read and try them.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import { openApi } from '#api/contract/openapi/openapi.ts';
import type { Api } from '#api/http/env.ts';

const require = createRequire(import.meta.url);
const SWAGGER = dirname(require.resolve('swagger-ui-dist/package.json'));
const ASSETS = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'];

const PAGE = `<!doctype html>
<html lang="en-IN">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Lekha: the calls</title>
    <link rel="icon" href="/api/docs/favicon-32x32.png" />
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
  </head>
  <body>
    <main id="calls"></main>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/open.js"></script>
  </body>
</html>
`;

const OPEN = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#calls',
  deepLinking: true,
});
`;

export function mountDocs(app: Hono<Api>, version: string): void {
  let document: ReturnType<typeof openApi> | undefined;
  // A fifth of a second's work, so it waits for whoever asks.
  app.get('/api/openapi.json', (c) => c.json((document ??= openApi(version))));
  app.get('/api/docs', (c) => c.html(PAGE));
  app.get('/api/docs/open.js', (c) => c.body(OPEN, 200, { 'Content-Type': 'text/javascript' }));
  for (const name of ASSETS) {
    app.get(`/api/docs/${name}`, serveStatic({ path: join(SWAGGER, name) }));
  }
}

/** The version that package.json names. */
export function readVersion(): string {
  const text = readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
