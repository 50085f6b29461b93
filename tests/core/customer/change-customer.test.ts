import { describe, test } from 'vitest';
import { customerDecider } from '#core/customer/index.ts';
import type { CustomerEvent, CustomerFields } from '#core/customer/index.ts';
import { agro, agroCreated, customerFacts, ravi, raviCreated } from '#tests/specimens/tax/trade.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const given = scenarioOf(customerDecider, customerFacts);

type Who = Pick<typeof agro | typeof ravi, 'customerId'>;
const change = ({ customerId }: Who, changes: Partial<CustomerFields>) =>
  ({ type: 'ChangeCustomer', data: { customerId, changes } }) as const;
type Changes = Extract<CustomerEvent, { type: 'CustomerChanged' }>['data']['changes'];
const changed = ({ customerId }: Who, changes: Changes): CustomerEvent => ({
  type: 'CustomerChanged',
  version: 4,
  data: { customerId, changes },
});
/** With the mark by which the store seals the name as well. */
const changedPrivate = ({ customerId }: Who, changes: Changes): CustomerEvent => ({
  type: 'CustomerChanged',
  version: 4,
  data: { customerId, privateCustomerId: customerId, changes },
});

describe('changing a customer', () => {
  test('records only what changed', () => {
    given([agroCreated])
      .when(change(agro, { name: 'Agro Mills', city: 'Hubballi', dueDays: 45 }))
      .then([changed(agro, { name: 'Agro Mills', dueDays: 45 })]);
  });

  test('what is so already leaves no trace, and a field that is absent stays', () => {
    given([agroCreated])
      .when(change(agro, { name: agro.name, gstin: agro.gstin, country: 'IN' }))
      .thenNothing();
    given([agroCreated, changed(agro, { dueDays: 45 })])
      .when(change(agro, { dueDays: 45 }))
      .thenNothing();
  });

  test('another GSTIN brings its own state and PAN along', () => {
    given([agroCreated])
      .when(change(agro, { gstin: '27AAPFU0939F1ZV' }))
      .then([changed(agro, { gstin: '27AAPFU0939F1ZV', pan: 'AAPFU0939F', stateCode: '27' })]);
  });

  test('a customer in a zone stays in it while the GSTIN is the same', () => {
    const inZone = changed(agro, { registration: 'sez' });
    given([agroCreated, inZone])
      .when(change(agro, { gstin: agro.gstin, phone: '080 4000 0000' }))
      .then([changed(agro, { phone: '080 4000 0000' })]);
  });

  test('a phone number from before stays, however short, until another is given', () => {
    const short = changed(agro, { phone: '12' });
    given([agroCreated, short])
      .when(change(agro, { phone: '12', contact: 'Suresh' }))
      .then([changed(agro, { contact: 'Suresh' })]);
    given([agroCreated, short])
      .when(change(agro, { phone: '123' }))
      .thenRejected({ kind: 'customer_phone_invalid', phone: '123' });
  });

  test('who registers has a name and an address that anybody may read, and they are said anew', () => {
    given([raviCreated])
      .when(change(ravi, { gstin: '27AAPFU0939F1ZV' }))
      .then([
        changed(ravi, {
          name: ravi.name,
          company: null,
          registration: 'regular',
          gstin: '27AAPFU0939F1ZV',
          pan: 'AAPFU0939F',
          address: '7 Sadashiv Peth',
          city: 'Pune',
          pincode: '411030',
          privateAddress: null,
          privateCity: null,
          privatePincode: null,
        }),
      ]);
  });

  test('who gives the GSTIN up has a personal name and address again, in the same state', () => {
    given([agroCreated])
      .when(change(agro, { gstin: null }))
      .then([
        changedPrivate(agro, {
          name: agro.name,
          company: null,
          pan: 'AAACK1234F',
          registration: 'unregistered',
          gstin: null,
          address: null,
          city: null,
          pincode: null,
          privateAddress: '4 Mill Road',
          privateCity: 'Hubballi',
          privatePincode: '580020',
        }),
      ]);
  });

  test('what is said of a private person is marked, so that it can be erased', () => {
    given([raviCreated])
      .when(change(ravi, { name: 'Ravi K', phone: '080 4000 0000' }))
      .then([changedPrivate(ravi, { name: 'Ravi K', phone: '080 4000 0000' })]);
  });

  test('a customer who moves abroad is overseas from then on, and is home when back', () => {
    const abroad = changedPrivate(ravi, {
      country: 'AE',
      registration: 'overseas',
      stateCode: '96',
    });
    given([raviCreated])
      .when(change(ravi, { country: 'AE' }))
      .then([abroad]);
    given([raviCreated, abroad])
      .when(change(ravi, { country: 'IN', stateCode: '27' }))
      .then([
        changedPrivate(ravi, { country: 'IN', registration: 'unregistered', stateCode: '27' }),
      ]);
  });
});

describe('changing a customer is refused', () => {
  test('when what it comes to is wrong, whichever part was given', () => {
    given([agroCreated])
      .when(change(agro, { stateCode: '27' }))
      .thenRejected({ kind: 'customer_state_not_of_gstin', stateCode: '27', gstin: agro.gstin });
    given([agroCreated])
      .when(change(agro, { registration: 'unregistered' }))
      .thenRejected({
        kind: 'customer_has_gstin',
        registration: 'unregistered',
        gstin: agro.gstin,
      });
  });

  test('when there is no such customer, or none any more', () => {
    const { customerId } = agro;
    given([])
      .when(change(agro, { name: 'Mills' }))
      .thenRejected({ kind: 'customer_not_found', customerId });
    given([agroCreated, { type: 'CustomerRemoved', version: 1, data: { customerId } }])
      .when(change(agro, { name: 'Mills' }))
      .thenRejected({ kind: 'customer_not_found', customerId });
  });
});
