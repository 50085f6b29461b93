// What a document is called, and when it must bear the address of its buyer.
import { describe, expect, test } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { asksBuyerAddress, titleOf } from '#core/tax/index.ts';

describe('the title', () => {
  const titled = (treatments: readonly ('taxable' | 'nil' | 'exempt')[]) =>
    titleOf({ supplierRegistration: 'regular', recipientRegistration: 'regular', treatments });

  test('is that of the lines', () => {
    expect(titled(['taxable', 'taxable'])).toBe('Tax Invoice');
    expect(titled(['exempt', 'nil'])).toBe('Bill of Supply');
    expect(titled(['taxable', 'nil'])).toBe('Invoice');
  });

  test.each(['unregistered', 'uin'] as const)(
    'the title of both kinds of lines to a buyer who is %s is that of Rule 46A',
    (recipientRegistration) => {
      const treatments = ['taxable', 'exempt'] as const;
      const supplierRegistration = 'regular';
      const title = titleOf({ supplierRegistration, recipientRegistration, treatments });
      expect(title).toBe('Invoice-cum-Bill of Supply');
    },
  );

  test.each(['sez', 'overseas'] as const)(
    'the title to a buyer who is %s is that of a zero-rated supply, whatever the lines',
    (recipientRegistration) => {
      const treatments = ['exempt', 'taxable'] as const;
      const supplierRegistration = 'regular';
      const title = titleOf({ supplierRegistration, recipientRegistration, treatments });
      expect(title).toBe('Tax Invoice');
    },
  );

  test.each([
    ['composition', 'Bill of Supply'],
    ['unregistered', 'Invoice'],
    ['sez', 'Tax Invoice'],
  ] as const)('follows the supplier: %s gives %s', (supplierRegistration, title) => {
    const treatments = ['taxable'] as const;
    const recipientRegistration = 'regular';
    expect(titleOf({ supplierRegistration, recipientRegistration, treatments })).toBe(title);
  });
});

test.each([
  ['regular', 'unregistered', 50_000_00, true],
  ['regular', 'unregistered', 49_999_99, false],
  ['regular', 'regular', 50_000_00, false],
  ['composition', 'unregistered', 50_000_00, true],
  ['unregistered', 'unregistered', 50_000_00, false],
] as const)(
  'a sale from %s to %s of %i paise asks for the buyer’s address: %s (Rule 46(e))',
  (supplierRegistration, recipientRegistration, taxablePaise, asks) => {
    const on = calendarDate('2026-11-21');
    const sale = { supplierRegistration, recipientRegistration, taxablePaise, on };
    expect(asksBuyerAddress(sale)).toBe(asks);
  },
);
