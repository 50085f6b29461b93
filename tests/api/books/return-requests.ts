// Returns that may be marked filed at any time: summaries of old months, which close no door.
import type { Team } from '#tests/support/team.ts';

const GSTIN = '27AAPFU0939F1ZV';
let months = 0;

/** @returns the body that marks another month's summary filed. */
export async function returnToFile({ owner, bookId }: Team) {
  await owner('changeBillingSettings', {
    params: { bookId },
    body: { gstin: GSTIN, address: '12 Market Road', registration: 'regular' },
  });
  const month = months++;
  const period = `${String((month % 12) + 1).padStart(2, '0')}${2018 + Math.floor(month / 12)}`;
  return { return_kind: 'gstr-3b', period, filed_on: '2026-06-01', arn: 'AA270126123456K' };
}

/** @returns the body that takes such a mark back, made for it. */
export async function filedReturn(team: Team) {
  const body = await returnToFile(team);
  await team.owner('markReturnFiled', { params: { bookId: team.bookId }, body });
  return { return_kind: body.return_kind, period: body.period, reason: 'Of another book' };
}
