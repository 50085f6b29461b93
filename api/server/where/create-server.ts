// Node's http server, which also takes WHERE. Its parser knows a fixed list of methods, in which
// WHERE is not; here it reads each WHERE as QUERY. All else is as Node has it.
import { createServer, ServerResponse } from 'node:http';
import type { IncomingMessage, Server, ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { addressGroup } from '#api/limits/address-group.ts';
import { WhereConnection } from './connection.ts';
import { WhereTurn } from './turn.ts';
import type { ClientError } from './turn.ts';

/** What it returns is not waited for. */
type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

export type TurnServerOptions = ServerOptions & {
  /** Connections that one address may hold; beyond them it is closed without an answer. */
  readonly connectionsPerAddressMax?: number;
  /** How long a connection may stay without anything that could begin a request. */
  readonly firstBytesTimeout?: number;
};

/** In place of node:http's own function; listeners see a WHERE as QUERY. */
export function createTurnServer(
  {
    connectionsPerAddressMax = Infinity,
    firstBytesTimeout = 10_000,
    ...options
  }: TurnServerOptions,
  listener: Listener,
): Server {
  const server = createServer({ ...options, ServerResponse: TurnResponse }, listener);
  const takePlace = connectionPlaces(connectionsPerAddressMax);
  const accepting = server.listeners('connection');
  const serve = (turn: WhereTurn): void => {
    for (const accept of accepting) Reflect.apply(accept, server, [turn]);
  };
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    if (takePlace(socket)) void new WhereConnection(server, socket, { serve, firstBytesTimeout });
    else socket.destroy();
  });
  server.on('clientError', (error: ClientError, stream: Duplex) => {
    if (stream instanceof WhereTurn) stream.owner.refused(stream, error);
  });
  server.prependListener('request', (request, response) => closeAtLimit(server, request, response));
  return server;
}

/** @returns a function that says whether a socket has a place, which it keeps until it ends. */
function connectionPlaces(placesMax: number): (socket: Socket) => boolean {
  const taken = new Map<string, number>();
  return (socket) => {
    const address = addressGroup(socket.remoteAddress ?? '');
    const count = taken.get(address) ?? 0;
    if (count >= placesMax) return false;
    taken.set(address, count + 1);
    socket.once('close', () => {
      const left = (taken.get(address) ?? 1) - 1;
      if (left === 0) taken.delete(address);
      else taken.set(address, left);
    });
    return true;
  };
}

/** Tells its turn of each response, also of those that no listener is asked for. */
class TurnResponse<Request extends IncomingMessage> extends ServerResponse<Request> {
  constructor(...made: ConstructorParameters<typeof ServerResponse<Request>>) {
    super(...made);
    const [request] = made;
    const stream: Duplex = request.socket;
    if (stream instanceof WhereTurn) stream.begin(request, this);
  }
}

/** Node counts the requests of a turn, where those of the connection are meant. */
function closeAtLimit(server: Server, request: IncomingMessage, response: ServerResponse): void {
  const limit = server.maxRequestsPerSocket ?? 0;
  const stream: Duplex = request.socket;
  if (limit > 0 && stream instanceof WhereTurn && stream.owner.requests >= limit) {
    response.shouldKeepAlive = false;
  }
}
