// How a document before an invoice of older versions reads now: challans of version 1 moved no
// goods, and the lines of the versions before named no godown and no batch.
import { wideningStep } from '../kernel/upcaster.ts';
import type { Upcaster } from '../kernel/upcaster.ts';
import {
  presaleClosedV1,
  presaleClosedV2,
  presaleDraftChangedV1,
  presaleDraftedV1,
  presaleIssuedV1,
  presaleIssuedV2,
  presaleWithdrawnV1,
  presaleWithdrawnV2,
} from './events.ts';
import type {
  PresaleClosed,
  PresaleClosedV1,
  PresaleClosedV2,
  PresaleDraftChanged,
  PresaleDraftChangedV1,
  PresaleDrafted,
  PresaleDraftedV1,
  PresaleIssued,
  PresaleIssuedV1,
  PresaleIssuedV2,
  PresaleWithdrawn,
  PresaleWithdrawnV1,
  PresaleWithdrawnV2,
} from './events.ts';

export const presaleUpcasters: readonly Upcaster[] = [
  wideningStep<PresaleDraftedV1, PresaleDrafted['data']>('PresaleDrafted', 1, presaleDraftedV1),
  wideningStep<PresaleDraftChangedV1, PresaleDraftChanged['data']>(
    'PresaleDraftChanged',
    1,
    presaleDraftChangedV1,
  ),
  wideningStep<PresaleIssuedV1, PresaleIssuedV2>('PresaleIssued', 1, presaleIssuedV1),
  wideningStep<PresaleIssuedV2, PresaleIssued['data']>('PresaleIssued', 2, presaleIssuedV2),
  wideningStep<PresaleClosedV1, PresaleClosedV2>('PresaleClosed', 1, presaleClosedV1),
  wideningStep<PresaleClosedV2, PresaleClosed['data']>('PresaleClosed', 2, presaleClosedV2),
  wideningStep<PresaleWithdrawnV1, PresaleWithdrawnV2>('PresaleWithdrawn', 1, presaleWithdrawnV1),
  wideningStep<PresaleWithdrawnV2, PresaleWithdrawn['data']>(
    'PresaleWithdrawn',
    2,
    presaleWithdrawnV2,
  ),
];
