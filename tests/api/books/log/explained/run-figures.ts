// The figures of a depreciation run, each with the events whose sum it is, or what it is made of.
import { expect } from 'vitest';
import { paiseFromRupees } from '#core/kernel/paise.ts';
import type { Asking } from '#tests/support/team.ts';
import { expectParts, expectSummed, explainingAs, paiseOf } from './explaining.ts';
import type { DepreciationProposal, EventPage } from '#tests/support/replies-on-wire.ts';

const FIELDS = ['opening', 'charge', 'due', 'posted', 'by_hand', 'to_post'] as const;
type Line = DepreciationProposal['lines'][number];

const whoseOf = ({ asset_id: id, block }: Line): string =>
  block === null ? `asset/${id}` : `block/${block.class}/${block.rate}`;

/** @returns how many of the figures are sums of events. */
export async function expectRunExplained(
  ask: Asking,
  bookId: number,
  days: { readonly from: string; readonly through: string },
): Promise<number> {
  const params = { bookId };
  const explain = explainingAs(ask, bookId);
  const last = ((await ask('listEvents', { params })).body as EventPage).last_seq;
  let sums = 0;
  for (const until of [last - 2, last]) {
    const got = await ask('readDepreciation', { params, query: { ...days, at: until } });
    expect(got.status).toBe(200);
    const { lines } = got.body as DepreciationProposal;
    const asked = { of: 'depreciation', from: days.from, as_on: days.through, until };
    for (const field of FIELDS) {
      for (const line of lines) {
        const figure = await explain({ ...asked, line: `${field}/${whoseOf(line)}` });
        const whole = figure.value === null ? expectSummed(figure) : paiseFromRupees(figure.value);
        expect(whole, `${field}/${whoseOf(line)}`).toBe(paiseOf(line[field]));
        if (figure.value === null) sums += 1;
      }
      if (lines.length === 0) continue;
      const total = await explain({ ...asked, line: `${field}/total` });
      const told = lines.reduce((sum, line) => sum + paiseOf(line[field]), 0);
      const whole = total.value === null ? expectSummed(total) : paiseFromRupees(total.value);
      expect(whole, field).toBe(told);
      if (total.value === null) await expectParts(explain, total);
    }
  }
  return sums;
}
