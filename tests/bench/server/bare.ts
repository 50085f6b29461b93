// The least that an HTTP server on the same ground does: it reads the JSON of a request and answers
// with as many bytes as the product, by the same library. BENCH_REPLY says with which.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { answerBench } from './child-server.ts';

const { PORT = '0', BENCH_REPLY = '{"headers":{},"body":""}' } = process.env;
const { headers, body } = JSON.parse(BENCH_REPLY) as {
  readonly headers: Record<string, string>;
  readonly body: string;
};
const app = new Hono().post('*', async (c) => {
  await c.req.json();
  return c.body(body, 200, headers);
});
const answer = getRequestListener(app.fetch);
const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
server.listen(Number(PORT), '127.0.0.1');
await once(server, 'listening');
answerBench(`http://127.0.0.1:${PORT}`, {
  statements: () => 0,
  stop: async () => {
    server.close();
    server.closeAllConnections();
  },
});
