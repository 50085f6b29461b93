// What holds for every request before any route sees it, in one guard: its turn on the connection,
// its id, the caller's address, the headers of its reply, what is refused at once, and its line in
// the log.
import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Api, ApiContext } from '../env.ts';
import { clientAddress } from './client-address/client-address.ts';
import type { TrustedProxies } from './client-address/trusted-proxies.ts';
import { refusalOfCrossSite } from './cross-site.ts';
import { takeTurns } from './in-order.ts';
import { refusalOfEncoding } from './encoded-body.ts';
import { refusalOfMethod } from './known-method.ts';
import { refusalOfOverride } from './method-override.ts';
import { refusalOfHosts } from './one-host.ts';
import { compressReply, mayCompress } from '../routing/compress.ts';
import { completeHeaders, securityHeaders } from '../headers.ts';
import { logRequest } from '../log.ts';
import type { Log } from '../log.ts';

export type EdgeSettings = {
  /** The origins that our own pages may have. */
  readonly origins: ReadonlySet<string>;
  readonly https: boolean;
  /** Null: nobody's word about the caller's address is believed. */
  readonly trustedProxies: TrustedProxies | null;
  readonly contentSecurityPolicy?: string;
  readonly log: Log;
};

export function guardEdge(settings: EdgeSettings): MiddlewareHandler<Api> {
  const { log, origins, https, trustedProxies, contentSecurityPolicy } = settings;
  const always = securityHeaders(https, contentSecurityPolicy);
  const turnOf = takeTurns();
  return async (c, next) => {
    const turn = turnOf(c);
    await turn?.before;
    try {
      const began = performance.now();
      const requestId = randomUUID();
      c.set('requestId', requestId);
      c.set('clientAddress', callerOf(c, trustedProxies));
      c.set('replyHeaders', headersOf(c.req.path, always, requestId));
      const refusal = refusalOf(c, origins);
      if (refusal === null) await next();
      else c.res = refusal;
      completeHeaders(c);
      if (isCall(c.req.path) && mayCompress(c)) await compressReply(c);
      logRequest(log, c, performance.now() - began);
    } finally {
      turn?.end(c);
    }
  };
}

const headersOf = (path: string, always: object, requestId: string): Record<string, string> => ({
  ...always,
  'x-request-id': requestId,
  ...(path.startsWith('/api/') && { 'cache-control': 'no-store' }),
});

function callerOf(c: ApiContext, trusted: TrustedProxies | null): string {
  const socketAddress = c.env?.incoming?.socket?.remoteAddress ?? '';
  if (trusted === null) return clientAddress(socketAddress, {}, trusted);
  const [xForwardedFor, forwarded] = [c.req.header('x-forwarded-for'), c.req.header('forwarded')];
  return clientAddress(socketAddress, { xForwardedFor, forwarded }, trusted);
}

const isCall = (path: string): boolean => path === '/api' || path.startsWith('/api/');

/** @returns the first refusal that applies, or null. */
function refusalOf(c: ApiContext, origins: ReadonlySet<string>): Response | null {
  const refusal = refusalOfHosts(c);
  if (refusal !== null || !isCall(c.req.path)) return refusal;
  return (
    refusalOfMethod(c) ??
    refusalOfOverride(c) ??
    refusalOfCrossSite(c, origins) ??
    refusalOfEncoding(c)
  );
}
