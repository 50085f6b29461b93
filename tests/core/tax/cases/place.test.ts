import { z } from 'zod';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { headsOf, placeOfSupply, stateNamed, titleOf, CREDIT_NOTE_TITLE } from '#core/tax/index.ts';
import type { PlaceInput, Registration } from '#core/tax/index.ts';
import { rule, runTable } from './table.ts';

const text = z.string();
const ON = calendarDate('2026-11-20');

/** Cases write X and Y where any two states will do. */
const STATES: Readonly<Record<string, string>> = { X: '27', Y: '29' };
const nameOf = (code: string | null) =>
  Object.entries(STATES).find(([, state]) => state === code)?.[0];

const TAXES = { intra: 'CGST+SGST', inter: 'IGST', none: null };

function placed(asked: Partial<PlaceInput> & Pick<PlaceInput, 'recipient'>): object {
  const where = {
    on: ON,
    supplierState: '27',
    supplierRegistration: 'regular' as const,
    supply: 'domestic' as const,
    given: null,
    ...asked,
  };
  const answer = placeOfSupply(where);
  if (!answer.ok) {
    const isPlace = answer.rejection.kind === 'pos_not_allowed';
    return { error: isPlace ? 'not a valid Place of Supply' : answer.rejection.kind };
  }
  const recipientRegistration = where.recipient.registration;
  const heads = headsOf({ ...where, placeOfSupply: answer.value, recipientRegistration });
  const isAbroad = answer.value === '96';
  return {
    pos: answer.value,
    tax: isAbroad ? 'export (zero-rated)' : TAXES[heads],
    sply_ty: heads === 'intra' ? 'INTRA' : 'INTER',
  };
}

const party = (
  registration: Registration,
  stateCode: string | null,
  country = 'IN',
): PlaceInput['recipient'] => ({ registration, stateCode, country });

const ofBuyer = (registered: boolean): Registration => (registered ? 'regular' : 'unregistered');

runTable('pos', [
  rule(
    z.strictObject({
      goods: z.literal(true),
      buyer_registered: z.boolean(),
      billing_state: text,
      delivery_state_on_invoice: text,
    }),
    (input) => {
      const answer = placeOfSupply({
        on: ON,
        supplierState: '24',
        supplierRegistration: 'regular',
        recipient: party(ofBuyer(input.buyer_registered), STATES[input.billing_state] ?? null),
        supply: 'domestic',
        given: null,
        addressStates: [STATES[input.delivery_state_on_invoice] ?? ''],
      });
      return { pos: answer.ok ? nameOf(answer.value) : answer.rejection.kind };
    },
  ),
  rule(
    z.strictObject({
      goods: z.literal(true),
      buyer_registered: z.boolean(),
      address_on_invoice: text.nullable(),
      supplier_state: text,
    }),
    (input) => {
      const code = stateNamed(input.address_on_invoice ?? '')?.code ?? null;
      const recipient = party(ofBuyer(input.buyer_registered), code);
      return placed({ supplierState: input.supplier_state, recipient });
    },
  ),
  rule(z.strictObject({ buyer: text, pos: text }), ({ buyer, pos }) => {
    const [registered, state = ''] = buyer.split(', ');
    const recipient = party(ofBuyer(registered === 'registered'), state);
    return placed({ recipient, given: pos.slice(0, 2) });
  }),
  rule(z.strictObject({ pos: text, supplier_gstin: text }), ({ pos, supplier_gstin: gstin }) =>
    placed({ supplierState: gstin.slice(0, 2), recipient: party('unregistered', pos) }),
  ),
  rule(z.strictObject({ supplier_state: text, buyer_state: text }), (input) =>
    placed({
      supplierState: input.supplier_state,
      recipient: party('regular', input.buyer_state),
    }),
  ),
  rule(z.strictObject({ supplier_state: text, buyer_country: text }), (input) =>
    placed({
      supplierState: input.supplier_state,
      supply: 'export-with-payment',
      recipient: party('overseas', null, input.buyer_country),
    }),
  ),
]);

const treatment = z.enum(['taxable', 'nil', 'exempt', 'non-gst']);
const buyer = z.enum(['registered', 'unregistered']);

runTable('label', [
  rule(z.strictObject({ lines: z.array(treatment), buyer }), (input) => ({
    title: titleOf({
      supplierRegistration: 'regular',
      recipientRegistration: ofBuyer(input.buyer === 'registered'),
      treatments: input.lines,
    }),
  })),
  rule(z.strictObject({ document: z.literal('refund'), buyer }), () => ({
    title: CREDIT_NOTE_TITLE,
  })),
]);
