// The Idempotency-Key of a write: the same key with the same request is answered once, for ever.
import { createHash } from 'node:crypto';
import type { IdempotencyKey } from '#api/store/idempotency.ts';
import { accepted, rejected } from '#core/kernel/result.ts';
import type { Result } from '#core/kernel/result.ts';
import type { ApiContext } from './env.ts';
import type { Trouble } from './problems/problem.ts';

const KEY = /^[\x21-\x7e]{8,100}$/;

/**
 * @param body the body as it was read, before its schema; its encoding does not count.
 * @returns the key and the SHA-256 of the request in hex; undefined when the header is absent.
 */
export function idempotencyOf(
  c: ApiContext,
  body: unknown,
): Result<IdempotencyKey | undefined, Trouble> {
  const key = c.req.header('idempotency-key');
  if (key === undefined) return accepted(undefined);
  if (!KEY.test(key)) {
    return rejected({
      status: 400,
      code: 'invalid_idempotency_key',
      detail: 'An Idempotency-Key has 8 to 100 printable ASCII characters without spaces.',
    });
  }
  const request = `${c.req.method}\n${c.req.path}\n${JSON.stringify(body ?? null)}`;
  return accepted({ key, requestHash: createHash('sha256').update(request).digest('hex') });
}
