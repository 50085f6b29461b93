// How a document before an invoice of version 1 reads now: challans moved no goods then.
import { wideningStep } from '../kernel/upcaster.ts';
import type { Upcaster } from '../kernel/upcaster.ts';
import { presaleClosedV1, presaleIssuedV1, presaleWithdrawnV1 } from './events.ts';
import type {
  PresaleClosed,
  PresaleClosedV1,
  PresaleIssued,
  PresaleIssuedV1,
  PresaleWithdrawn,
  PresaleWithdrawnV1,
} from './events.ts';

export const presaleUpcasters: readonly Upcaster[] = [
  wideningStep<PresaleIssuedV1, PresaleIssued['data']>('PresaleIssued', 1, presaleIssuedV1),
  wideningStep<PresaleClosedV1, PresaleClosed['data']>('PresaleClosed', 1, presaleClosedV1),
  wideningStep<PresaleWithdrawnV1, PresaleWithdrawn['data']>(
    'PresaleWithdrawn',
    1,
    presaleWithdrawnV1,
  ),
];
