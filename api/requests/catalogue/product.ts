// From the wire to the commands on products: rates in percent, prices and quantities in decimals.
import type { z } from 'zod';
import type { Command } from '#core/domain.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
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
    categoryId: body.category_id,
    brandId: body.brand_id,
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
  const { opening_quantity: quantity, opening_value: value, opening_date: date } = body;
  if (quantity != null && date === undefined) return invalidField('opening_date', 'Is missing.');
  if (quantity == null && (value !== undefined || date !== undefined)) {
    return invalidField('opening_quantity', 'Is missing.');
  }
  if (body.gst_rate === undefined && body.gst_rate_from !== undefined) {
    return invalidField('gst_rate', 'Is missing.');
  }
  return null;
}

function changesOf(body: Change) {
  const { gst_rate: rateBps, gst_rate_from: from, hsn } = body;
  const rate =
    rateBps == null ? rateBps : { rateBps, from: from === undefined ? null : calendarDate(from) };
  return {
    ...given('name', body.name),
    ...given('categoryId', body.category_id),
    ...given('brandId', body.brand_id),
    ...given('unitId', body.unit_id),
    ...given('hsn', hsn === undefined ? undefined : hsn?.trim() || null),
    ...given('rate', rate),
    ...given('priceThousandths', body.price),
    ...given('stocked', body.stocked),
    ...given('nature', body.nature ?? undefined),
    ...given('incomeAccountId', body.income_account_id),
    ...given('opening', openingOf(body)),
  };
}

function openingOf(body: Change) {
  const { opening_quantity: quantityThousandths, opening_value, opening_date } = body;
  if (quantityThousandths === undefined) return undefined;
  if (quantityThousandths === null || opening_date === undefined) return null;
  return { asOf: opening_date, quantityThousandths, valuePaise: opening_value ?? 0 };
}

async function valuesOf(nextIds: NextIds, body: Change) {
  const values = [...(body.value_product ?? []), ...(body.category ?? [])];
  return { values, valueIds: await nextIds('value_product', values.length) };
}
