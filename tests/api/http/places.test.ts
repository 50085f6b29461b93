// Where a refusal belongs: the line and the field, by the names of the call that was refused.
import type { z } from 'zod';
import { fieldsOnWire } from '#core/shapes/record.ts';
import type { AnyRecord } from '#core/shapes/record.ts';
import { describe, expect, it } from 'vitest';
import type { Refusal } from '#api/commands/request.ts';
import { createInvoice, issueInvoice } from '#api/contract/invoice/invoice.ts';
import { issueCreditNote, recordPayment } from '#api/contract/invoice/settling.ts';
import { postJournal, reverseJournal } from '#api/contract/journal/journal.ts';
import { placeOf } from '#api/http/problems/places.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { AccountId } from '#core/kernel/ids.ts';

type Call = { readonly body: z.ZodObject | AnyRecord };
const placed = (refusal: Refusal, { body }: Call) =>
  placeOf(refusal, Object.keys(fieldsOnWire(body).shape));

const accountId = 7 as AccountId;
const day = calendarDate('2026-03-31');
const locked: Refusal = { kind: 'period_locked', entryDate: day, lockedTo: day };
const future: Refusal = { kind: 'issued_in_the_future', issueDate: day, today: day };

describe('a refusal', () => {
  it.each<[Refusal, Call, object]>([
    [{ kind: 'line_hsn_invalid', line: 2, hsn: '1' }, createInvoice, { line: 2, field: 'hsn' }],
    [
      { kind: 'line_rate_unknown', line: 1, rateBps: 1 },
      createInvoice,
      { line: 1, field: 'tax_rate' },
    ],
    [
      { kind: 'discount_exceeds_value', line: 3, discountPaise: 2, valuePaise: 1 },
      createInvoice,
      { line: 3, field: 'discount' },
    ],
    [
      { kind: 'discount_exceeds_value', line: null, discountPaise: 2, valuePaise: 1 },
      createInvoice,
      { field: 'discount' },
    ],
    [
      { kind: 'account_unknown', line: 2, accountId },
      postJournal,
      { line: 2, field: 'account_id' },
    ],
    [
      { kind: 'credit_exceeds_quantity', line: 2, quantityThousandths: 2, leftThousandths: 1 },
      issueCreditNote,
      { line: 2, field: 'quantity' },
    ],
  ])('names its line and its field: %j', (refusal, call, place) => {
    expect(placed(refusal, call)).toStrictEqual(place);
  });

  it.each<[Refusal, Call, object]>([
    [locked, postJournal, { field: 'date' }],
    [locked, createInvoice, { field: 'issue_date' }],
    [locked, recordPayment, { field: 'date' }],
    [locked, reverseJournal, { field: 'date' }],
    [locked, issueInvoice, {}],
    [future, createInvoice, { field: 'issue_date' }],
    [future, issueCreditNote, { field: 'date' }],
  ])('names its field as the call does: %j', (refusal, call, place) => {
    expect(placed(refusal, call)).toStrictEqual(place);
  });

  it.each<[Refusal, object]>([
    [{ kind: 'ifsc_invalid', ifsc: 'x' }, { field: 'bank.ifsc' }],
    [
      { kind: 'series_shared', series: 'credit-note', prefix: 'A' },
      { field: 'credit_note_series' },
    ],
    [{ kind: 'posting_account_unknown', role: 'cash', accountId: 1 }, { field: 'accounts.cash' }],
    [{ kind: 'too_deep', of: 'company', levelsMax: 9 }, { field: 'account_type_company_id' }],
    [{ kind: 'too_deep', of: 'category', levelsMax: 9 }, { field: 'category_id' }],
    [{ kind: 'item_unknown', list: 'attributes', itemId: 1 }, { field: 'service_attributes' }],
    [
      { kind: 'attribute_value_missing', attributeId: 12, attribute: 'Grain' },
      { field: 'value_product.12' },
    ],
    [{ kind: 'invoice_is_issued', number: 'INV-001' }, {}],
  ])('names the field that it is about: %j', (refusal, place) => {
    expect(placeOf(refusal, [])).toStrictEqual(place);
  });

  it('no line of a document is named for an entry of the journal that it posts', () => {
    const refusal: Refusal = { kind: 'account_not_open', line: 2, accountId, name: 'Sales' };
    expect(placed(refusal, createInvoice)).toStrictEqual({});
  });
});
