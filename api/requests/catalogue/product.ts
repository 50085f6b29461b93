// From what is asked for to the commands on products.
import type { z } from 'zod';
import type { Command } from '#core/domain.ts';
import type { ProductId } from '#core/kernel/ids.ts';
import type { productEndpoints } from '#api/contract/catalogue/product.ts';
import { invalidField } from '#api/http/problems/field-errors.ts';
import type { ProblemDetails } from '#api/http/problems/problem.ts';
import type { NextIds } from '#api/store/ids.ts';
import { given } from '../route-parts.ts';

type Creation = z.output<(typeof productEndpoints.createShared)['body']>;
type Change = z.output<(typeof productEndpoints.changeShared)['body']>;

export async function createProduct(
  nextIds: NextIds,
  id: number,
  body: Creation,
): Promise<Command | ProblemDetails> {
  const fault = faultOf(body);
  if (fault !== null) return fault;
  const { opening = null, rate = null, ...others } = changesOf(body);
  const blank = { unitId: null, hsn: null, priceThousandths: null };
  const data = {
    ...blank,
    stocked: opening !== null,
    ...others,
    opening,
    rate,
    productId: id as ProductId,
    name: body.name,
    categoryId: body.categoryId,
    brandId: body.brandId,
    ...(await valuesOf(nextIds, body)),
  };
  return { type: 'CreateProduct', data };
}

export async function changeProduct(
  nextIds: NextIds,
  id: number,
  body: Change,
): Promise<Command | ProblemDetails> {
  const fault = faultOf(body);
  if (fault !== null) return fault;
  const values = await valuesOf(nextIds, body);
  const data = { productId: id as ProductId, changes: changesOf(body), ...values };
  return { type: 'ChangeProduct', data };
}

/** What fits field by field, and yet not together. */
function faultOf(body: Change): ProblemDetails | null {
  const { openingQuantityThousandths: quantity, openingValuePaise: value } = body;
  const { openingDate: date } = body;
  if (quantity != null && date === undefined) return invalidField('opening_date', 'Is missing.');
  if (quantity == null && (value !== undefined || date !== undefined)) {
    return invalidField('opening_quantity', 'Is missing.');
  }
  if (body.gstBps === undefined && body.gstRateFrom !== undefined) {
    return invalidField('gst_rate', 'Is missing.');
  }
  return null;
}

function changesOf(body: Change) {
  const { gstBps: rateBps, gstRateFrom: from = null, hsn } = body;
  const rate = rateBps == null ? rateBps : { rateBps, from };
  return {
    ...given('name', body.name),
    ...given('categoryId', body.categoryId),
    ...given('brandId', body.brandId),
    ...given('unitId', body.unitId),
    ...given('hsn', hsn === undefined ? undefined : hsn?.trim() || null),
    ...given('rate', rate),
    ...given('priceThousandths', body.priceThousandths),
    ...given('stocked', body.stocked),
    ...given('nature', body.nature ?? undefined),
    ...given('incomeAccountId', body.incomeAccountId),
    ...given('opening', openingOf(body)),
  };
}

function openingOf(body: Change) {
  const { openingQuantityThousandths: quantityThousandths, openingDate: asOf } = body;
  if (quantityThousandths === undefined) return undefined;
  if (quantityThousandths === null || asOf === undefined) return null;
  return { asOf, quantityThousandths, valuePaise: body.openingValuePaise ?? 0 };
}

async function valuesOf(nextIds: NextIds, body: Change) {
  const values = [...(body.valueProduct ?? []), ...(body.category ?? [])];
  return { values, valueIds: await nextIds('value_product', values.length) };
}
