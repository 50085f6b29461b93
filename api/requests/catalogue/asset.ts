// From the wire to the commands on assets and stocks.
import type { z } from 'zod';
import type { Command } from '#core/domain.ts';
import type { DepreciationInput } from '#core/asset/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { AssetId } from '#core/kernel/ids.ts';
import type { changeAsset as wire } from '#api/contract/catalogue/asset.ts';
import { given } from '../route-parts.ts';

type Change = z.output<(typeof wire)['body']>;

export function createAsset(id: number, kind: 'asset' | 'stock', body: Change): Command {
  const none = { name: null, productId: null, categoryId: null, accountId: null };
  const data = { assetId: id as AssetId, kind, ...none, ...changesOf(body) };
  return { type: 'CreateAsset', data };
}

export const changeAsset = (id: number, body: Change): Command => ({
  type: 'ChangeAsset',
  data: { assetId: id as AssetId, changes: changesOf(body) },
});

const changesOf = (body: Change) => ({
  ...given('name', body.name),
  ...given('productId', body.product_id),
  ...given('categoryId', body.category),
  ...given('accountId', body.account_id),
  ...given('depreciation', depreciationOf(body.depreciation)),
});

function depreciationOf(body: Change['depreciation']): DepreciationInput | null | undefined {
  if (body == null) return body;
  const { cost, put_to_use: putToUse, residual, sale } = body;
  return {
    costPaise: cost,
    putToUse: calendarDate(putToUse),
    assetClass: body.class,
    lifeYears: body.life_years,
    method: body.method,
    residualBps: residual,
    taxKind: body.tax_kind,
    shifts: body.shifts,
    sale: sale && { on: calendarDate(sale.date), proceedsPaise: sale.proceeds },
  };
}
