// Whose personal data are to be erased: a customer or a supplier, with the calls of its own.
import type { UseQueryOptions } from '@tanstack/react-query';
import type { CustomerErasure, ErasureOutcome } from '#api/contract/customer/erasure.ts';
import type { Registration } from '#core/tax/index.ts';
import type { CallResult } from '#web/client/call.ts';
import type { CallFailed } from '#web/client/query.ts';

export type ErasableParty = {
  readonly role: 'customer' | 'supplier';
  readonly name: string;
  readonly registration: Registration;
  /** How its erasure stands. */
  readonly read: UseQueryOptions<CustomerErasure, CallFailed>;
  readonly erase: (said: {
    readonly reason: string;
    readonly whenAllowed: boolean;
  }) => Promise<CallResult<ErasureOutcome>>;
  readonly cancel: () => Promise<CallResult<ErasureOutcome>>;
  /** Has read anew what the screens show of it. */
  readonly written: () => Promise<void>;
};
