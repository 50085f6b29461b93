// Where an invoice ends that names no place: the addresses on it tell.
import { describe, test } from 'vitest';
import { invoiceDecider } from '#core/invoice/index.ts';
import { buying, drafted, fans, invoiceFacts, raviAtHome } from '#tests/specimens/tax/trade.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';
import { aDraft, anInvoice, issue, taxed, toPrivate } from './issuing/issuing.ts';

const given = scenarioOf(invoiceDecider, invoiceFacts);

describe('the place of supply of an invoice', () => {
  test.each([
    ['Shop 4, Brigade Road, Bengaluru, Karnataka 560001', '29'],
    ['Plot 9, Bhosari, Pune 411026', '27'],
    ['Leave it with the watchman', '27'],
  ])(
    'is read from the delivery to an unregistered buyer: %j ends in %s',
    (delivery, placeOfSupply) => {
      const heads = placeOfSupply === '27' ? 'intra' : 'inter';
      const half = heads === 'intra' ? 90_000 : 0;
      const lines = taxed({ cgstPaise: half, sgstPaise: half, igstPaise: 180_000 - 2 * half });
      given([aDraft({ delivery })], buying(raviAtHome))
        .when(issue)
        .then([
          anInvoice({ ...toPrivate, recipient: raviAtHome, delivery, placeOfSupply, heads, lines }),
        ]);
    },
  );

  test.each([
    ['7 Brigade Road, Bengaluru', '560001', '29'],
    ['Sadashiv Peth, Pune', '411030', '27'],
    ['Near the temple', null, '27'],
  ])(
    'is read from the address of a buyer of no known state: %s %s ends in %s',
    (address, pincode, placeOfSupply) => {
      const recipient = { ...raviAtHome, stateCode: null, city: null, address, pincode };
      const heads = placeOfSupply === '27' ? 'intra' : 'inter';
      const half = heads === 'intra' ? 90_000 : 0;
      const lines = taxed({ cgstPaise: half, sgstPaise: half, igstPaise: 180_000 - 2 * half });
      given([drafted], buying(recipient))
        .when(issue)
        .then([anInvoice({ ...toPrivate, recipient, placeOfSupply, heads, lines })]);
    },
  );

  test('a service to an unregistered buyer is supplied where the buyer is (s. 12(2))', () => {
    const delivery = 'Bengaluru, Karnataka';
    const lines = [{ ...fans, hsn: '9983', uqc: null }];
    given([aDraft({ delivery, lines })], buying(raviAtHome))
      .when(issue)
      .then([
        anInvoice({
          ...toPrivate,
          recipient: raviAtHome,
          delivery,
          placeOfSupply: '27',
          heads: 'intra',
          lines: taxed({
            ...lines[0],
            income: 'sales-services',
            cgstPaise: 9e4,
            sgstPaise: 9e4,
            igstPaise: 0,
          }),
        }),
      ]);
  });
});
