import { expect, test } from 'vitest';
import { paperOf } from '#core/paper/index.ts';
import { invoiceDocument } from '#tests/specimens/tax/papers.ts';

test('the State of a buyer without a city is said once, with its code', () => {
  const { parties } = paperOf(invoiceDocument({ recipient: { city: null } }));
  expect(parties[0]?.lines).toStrictEqual([
    '22 Station Road',
    '580020',
    'GSTIN 29AAACK1234F1ZW, State 29 Karnataka',
  ]);
});
