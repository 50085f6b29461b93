// The Idempotency-Key of a write: the same key with the same request is answered once, for ever.
import { hash } from 'node:crypto';
import type { IdempotencyKey } from '#api/store/idempotency.ts';
import { accepted, rejected } from '#core/kernel/result.ts';
import type { Result } from '#core/kernel/result.ts';
import type { ApiContext } from './env.ts';
import type { ProblemDetails } from './problems/problem.ts';

const KEY = /^[\x21-\x7e]{8,100}$/;

/**
 * @param body the body as it was read, before its schema; its encoding does not count.
 * @returns the key and the SHA-256 of the request in hex; undefined when the header is absent.
 */
export function idempotencyOf(
  c: ApiContext,
  body: unknown,
): Result<IdempotencyKey | undefined, ProblemDetails> {
  const key = c.req.header('idempotency-key');
  if (key === undefined) return accepted(undefined);
  if (!KEY.test(key)) {
    return rejected({
      status: 400,
      code: 'invalid_idempotency_key',
      detail: 'An Idempotency-Key has 8 to 100 printable ASCII characters without spaces.',
    });
  }
  return accepted({ key, requestHash: requestHashOf(c.req.method, c.req.path, body) });
}

/** @returns what a request is known by, in hex. */
export const requestHashOf = (method: string, path: string, body: unknown): string =>
  hash('sha256', `${method}\n${path}\n${JSON.stringify(body ?? null)}`, 'hex');
