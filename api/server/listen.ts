// Listening and ceasing to: a server that stops answers what it has begun and takes nothing new.
import { once } from 'node:events';
import type { Server } from 'node:http';
import { DatabaseFault } from '#api/database/fault.ts';

/** Requests on one connection before it is closed, so that no client holds one for ever. */
const REQUESTS_PER_SOCKET_MAX = 1000;
const CONNECTIONS_MAX = 2000;
/** A client that neither sends nor takes a byte for so long is gone; a stream of changes beats. */
const SILENT_MILLISECONDS = 60_000;
/** What is under way may finish within this time. */
const FINISH_MILLISECONDS = 10_000;
const LOOK_EACH_MILLISECONDS = 50;

export async function listenOn(
  http: Server,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<void> {
  http.maxRequestsPerSocket = REQUESTS_PER_SOCKET_MAX;
  http.maxConnections = CONNECTIONS_MAX;
  http.timeout = SILENT_MILLISECONDS;
  http.listen(port, host);
  try {
    await once(http, 'listening');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'EADDRINUSE') {
      throw new DatabaseFault(`Port ${port} is in use by another program. Set PORT to another.`);
    }
    throw error;
  }
}

/** Node closes idle sockets once only, so one that turns idle later is looked for again. */
export async function stopListening(http: Server): Promise<void> {
  const closed = once(http, 'close');
  http.close();
  const idle = setInterval(() => http.closeIdleConnections(), LOOK_EACH_MILLISECONDS);
  const hard = setTimeout(() => http.closeAllConnections(), FINISH_MILLISECONDS);
  await closed;
  clearInterval(idle);
  clearTimeout(hard);
}
