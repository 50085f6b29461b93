import { describe, test } from 'vitest';
import { customerDecider } from '#core/customer/index.ts';
import type { CustomerEvent, CustomerFields } from '#core/customer/index.ts';
import {
  agro,
  agroCreated,
  agroFields,
  customerFacts,
  ravi,
  raviCreated,
  raviFields,
} from '#tests/specimens/tax/trade.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const given = scenarioOf(customerDecider, customerFacts);
const { customerId, accountId } = agro;

const create = (fields: Partial<CustomerFields> = {}) =>
  ({ type: 'CreateCustomer', data: { customerId, accountId, ...agroFields, ...fields } }) as const;
const created = (changes: Partial<(typeof agroCreated)['data']> | object): CustomerEvent => ({
  ...agroCreated,
  data: { ...agroCreated.data, ...changes },
});

describe('a new customer', () => {
  test('is known by the GSTIN: registration, state and PAN follow from it', () => {
    given([]).when(create()).then([agroCreated]);
    given([]).when(create()).thenOnStreams(['customer-31']);
  });

  test('a new customer who is not registered has an address that is personal', () => {
    given([])
      .when({
        type: 'CreateCustomer',
        data: { customerId: ravi.customerId, accountId: ravi.accountId, ...raviFields },
      })
      .then([raviCreated]);
  });

  test('a new customer in a special economic zone is said to be so, which no GSTIN says', () => {
    given([])
      .when(create({ registration: 'sez' }))
      .then([created({ registration: 'sez' })]);
  });

  test('abroad is overseas, of the state 96, without a PIN code of India', () => {
    const dubai = { gstin: null, country: 'AE', pincode: 'PO BOX 7', city: 'Dubai', address: null };
    given([])
      .when(create(dubai))
      .then([
        created({
          ...dubai,
          privateCustomerId: customerId,
          registration: 'overseas',
          pan: null,
          stateCode: '96',
          city: null,
          pincode: null,
          privateCity: 'Dubai',
          privatePincode: 'PO BOX 7',
        }),
      ]);
  });

  test('may be an embassy: its UIN has no PAN, and the state is that of its office', () => {
    const gstin = '0717UNO00157UNO';
    given([])
      .when(create({ gstin }))
      .then([created({ gstin, registration: 'uin', pan: null, stateCode: '07' })]);
  });
});

describe('a new customer is refused', () => {
  test('when there is one of this number already', () => {
    given([agroCreated]).when(create()).thenRejected({ kind: 'customer_exists', customerId });
  });

  test('a new customer is refused with a GSTIN whose last character is wrong', () => {
    const gstin = '29AAACK1234F1ZX';
    given([]).when(create({ gstin })).thenRejected({ kind: 'customer_gstin_invalid', gstin });
    // A number for collecting tax, one for deducting it, and a UIN, are no registration of a buyer.
    for (const [number, numberKind] of [
      ['12AJIPA1572E1C7', 'tcs'],
      ['0717UNO00157UNO', 'uin'],
    ] as const) {
      given([])
        .when(create({ gstin: number, registration: 'regular' }))
        .thenRejected({
          kind: 'customer_not_of_gstin',
          registration: 'regular',
          gstin: number,
          numberKind,
        });
    }
    given([])
      .when(create({ registration: 'uin' }))
      .thenRejected({
        kind: 'customer_not_of_gstin',
        registration: 'uin',
        gstin: agro.gstin,
        numberKind: 'regular',
      });
  });

  test('a customer registered without a GSTIN is refused', () => {
    given([])
      .when(create({ gstin: null, registration: 'composition' }))
      .thenRejected({ kind: 'customer_needs_gstin', registration: 'composition' });
  });

  test('an unregistered customer with a GSTIN is refused', () => {
    given([])
      .when(create({ registration: 'unregistered' }))
      .thenRejected({
        kind: 'customer_has_gstin',
        registration: 'unregistered',
        gstin: agro.gstin,
      });
  });

  test('a new customer in another state than the GSTIN says is refused', () => {
    given([])
      .when(create({ stateCode: '27' }))
      .thenRejected({ kind: 'customer_state_not_of_gstin', stateCode: '27', gstin: agro.gstin });
  });

  test('when its PAN is another than stands in the GSTIN', () => {
    given([])
      .when(create({ pan: 'AAPFU0939F' }))
      .thenRejected({ kind: 'customer_pan_not_of_gstin', pan: 'AAPFU0939F', gstin: agro.gstin });
  });

  test('a new customer is refused with something that is no PAN', () => {
    given([])
      .when(create({ gstin: null, pan: 'HELLO' }))
      .thenRejected({ kind: 'customer_pan_invalid', pan: 'HELLO' });
  });

  test('a new customer in an unknown state, or abroad while in India, is refused', () => {
    for (const stateCode of ['00', '41', '96']) {
      given([])
        .when(create({ gstin: null, stateCode }))
        .thenRejected({ kind: 'customer_state_unknown', stateCode });
    }
  });

  test('a customer overseas in India, home abroad, or abroad in an Indian state is refused', () => {
    given([])
      .when(create({ gstin: null, registration: 'overseas' }))
      .thenRejected({ kind: 'customer_abroad_at_home', country: 'IN' });
    given([])
      .when(create({ gstin: null, registration: 'unregistered', country: 'AE' }))
      .thenRejected({ kind: 'customer_abroad_at_home', country: 'AE' });
    given([])
      .when(create({ gstin: null, country: 'AE', stateCode: '27' }))
      .thenRejected({ kind: 'customer_abroad_at_home', country: 'AE' });
  });

  test('a new customer is refused with a phone number of too few or too many digits', () => {
    given([])
      .when(create({ phone: '12' }))
      .thenRejected({ kind: 'customer_phone_invalid', phone: '12' });
    given([])
      .when(create({ phone: '+91 98200 00001 98200' }))
      .thenRejected({ kind: 'customer_phone_invalid', phone: '+91 98200 00001 98200' });
  });

  test('a new customer is refused with a PIN code that India does not have', () => {
    given([])
      .when(create({ pincode: '012345' }))
      .thenRejected({ kind: 'customer_pincode_invalid', pincode: '012345' });
    given([])
      .when(create({ gstin: null, pincode: '58002' }))
      .thenRejected({ kind: 'customer_pincode_invalid', pincode: '58002' });
  });
});
