// A right request to each call on depreciation and disposals, and on dividing a profit.
import type { EndpointName } from '#tests/support/team.ts';
import type { Right } from './hostile.ts';

export function assetRights({
  bookId,
}: {
  readonly bookId: number;
}): Partial<Record<EndpointName, Right>> {
  const params = { bookId };
  const nothing = { params, query: {}, body: undefined };
  const days = { from: '2026-04-01', through: '2026-06-30' };
  const sale = { asset_id: 1, date: '2026-06-30', proceeds: '15000' };
  const class_accounts = [{ class: 'plant', account_id: 1 }];
  const reason = 'A slip';
  const partner = { name: 'Asha', capital_account_id: 1, current_account_id: 2, share: 3 };
  const partners = [{ ...partner, interest_rate: 12, remuneration: '240000' }];
  return {
    readAppropriation: { ...nothing, query: { year: '26-27' } },
    postAppropriation: { ...nothing, body: { year: '25-26', profit: '12.50' } },
    setPartnershipTerms: { ...nothing, body: { from: '2026-04-01', partners } },
    readDepreciation: { ...nothing, query: days },
    postDepreciationRun: { ...nothing, body: { ...days, to_post: '12.50' } },
    undoDepreciationRun: { ...nothing, params: { ...params, runId: 1 }, body: { reason } },
    setDepreciationPolicy: {
      ...nothing,
      body: { basis: 'schedule-ii', credit: 'accumulated', class_accounts },
    },
    readAssetDisposal: { ...nothing, query: { ...sale, gst_rate: '18', other_state: 'true' } },
    disposeAsset: {
      ...nothing,
      body: { ...sale, account_id: 1, gst_rate: 18, other_state: false },
    },
    undoAssetDisposal: { ...nothing, params: { ...params, disposalId: 1 }, body: { reason } },
  };
}
