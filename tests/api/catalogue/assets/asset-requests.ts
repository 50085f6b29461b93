// Requests to the calls of depreciation and disposals that are right at any time: each on an asset
// of its own.
import { endpoints } from '#api/contract/endpoints.ts';
import { depreciationEndpoints } from '#api/contract/account/assets/depreciation.ts';
import { idOf } from '#tests/support/team.ts';
import type { EndpointName, Team } from '#tests/support/team.ts';
import { catalogueRequest } from '../requests.ts';
import type { DepreciationProposal } from '#tests/support/replies-on-wire.ts';

type AssetCall = keyof typeof depreciationEndpoints;

export const isOfDepreciation = (name: EndpointName): name is AssetCall & EndpointName =>
  name in depreciationEndpoints && name in endpoints;

const DAY = '2026-04-30';
let count = 0;

async function newAsset(team: Team): Promise<number> {
  const product_id = idOf(
    await team.owner('createProduct', await catalogueRequest(team, 'createProduct')),
  );
  const depreciation = { class: 'computer', tax_kind: 'computer', put_to_use: '2026-04-01' };
  const asset = { asset_type: 'asset', product_id, account_id: team.account('Cash') };
  return idOf(
    await team.owner('createAsset', {
      body: { ...asset, depreciation: { ...depreciation, cost: '80000' } },
    }),
  );
}

async function newRun(team: Team) {
  await newAsset(team);
  const days = { from: '2026-04-01', through: DAY };
  const params = { bookId: team.bookId };
  const proposed = await team.owner('readDepreciation', { params, query: days });
  const { to_post } = proposed.body as DepreciationProposal;
  return { ...days, to_post };
}

const newDisposal = async (team: Team) => ({
  asset_id: await newAsset(team),
  date: DAY,
  proceeds: '15000',
  account_id: team.account('Cash'),
});

async function numberOf(team: Team, name: 'postDepreciationRun' | 'disposeAsset', body: object) {
  const made = await team.owner(name, { params: { bookId: team.bookId }, body });
  return (made.body as { number: number }).number;
}

export async function depreciationRequest(team: Team, name: AssetCall) {
  const params = { bookId: team.bookId };
  const plain = { params, query: {} };
  const reason = 'A slip';
  switch (name) {
    case 'readDepreciation':
      return plain;
    case 'setDepreciationPolicy': {
      const credit = count++ % 2 === 0 ? 'asset' : 'accumulated';
      return { ...plain, body: { basis: 'schedule-ii', credit, class_accounts: [] } };
    }
    case 'postDepreciationRun':
      return { ...plain, body: await newRun(team) };
    case 'undoDepreciationRun': {
      const runId = await numberOf(team, 'postDepreciationRun', await newRun(team));
      return { ...plain, params: { ...params, runId }, body: { reason } };
    }
    case 'readAssetDisposal':
      return { ...plain, query: { asset_id: await newAsset(team), date: DAY, proceeds: '15000' } };
    case 'disposeAsset':
      return { ...plain, body: await newDisposal(team) };
    case 'undoAssetDisposal': {
      const disposalId = await numberOf(team, 'disposeAsset', await newDisposal(team));
      return { ...plain, params: { ...params, disposalId }, body: { reason } };
    }
  }
}
