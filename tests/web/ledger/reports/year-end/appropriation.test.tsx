// The division of a firm's profit on the screen: what is proposed, posted, and in the way.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readAppropriation } from '#api/contract/account/reports/appropriation.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import recorded from '#tests/specimens/replies/readAppropriation.json' with { type: 'json' };
import { AppropriationPage } from '#web/features/report/books/appropriation/AppropriationPage.tsx';
import { appropriationView } from '#web/features/report/books/appropriation/appropriation.ts';
import {
  noPartner,
  partnersOf,
  wrongIn,
} from '#web/features/report/books/appropriation/terms-fields.ts';
import { ok, serverAnswers } from '../../../support/answers.ts';
import { show } from '../../../support/show.tsx';

const path = '/journal/reports/appropriation';
const at = `${path}?year=25-26`;
const reply = readAppropriation.reply.parse(recorded);

test('each partner has a line, and the sum is the profit', async () => {
  await page.viewport(1440, 900);
  serverAnswers([[readAppropriation, ok(recorded)]]);
  await show(AppropriationPage, { path, at });
  await expect.element(page.getByText(/^Profit to divide: ₹60,849.51\./)).toBeVisible();
  await expect.element(page.getByRole('row', { name: /^Total .*60,849.51$/ })).toBeVisible();
});

test('a year that is divided shows what was posted, and what came since', () => {
  const run = {
    number: 1,
    from: reply.from,
    through: reply.to,
    profitPaise: reply.profitPaise,
    lines: reply.lines,
    journals: [9],
    journalNumbers: [12],
    seq: 9,
    recordedAt: '2026-05-01T10:00:00.000Z',
    recordedBy: { id: 3, name: 'Meera Joshi' },
    undone: null,
    reversedLater: null,
  };
  const after = { ...reply, lines: [], profitPaise: 12_00, runs: [run], refusal: 'Divided.' };
  const view = appropriationView({ scope: undefined, reply: after });
  expect(view.lines).toHaveLength(reply.lines.length + 1);
  expect(view.remarks[0]).toBe(
    'Appropriation 1 divided ₹60,849.51; ₹12.00 came later: undo and post it again.',
  );
  const turned = { ...run, reversedLater: calendarDate('2026-05-01') };
  const kept = appropriationView({ scope: undefined, reply: { ...after, runs: [turned] } });
  expect(kept.remarks.slice(0, 2)).toStrictEqual([
    'Appropriation 1 divided ₹60,849.51; ₹12.00 came later.',
    'Its entry is reversed on 01 May 2026, in 26-27: 25-26 stays divided.',
  ]);
  const [first] = reply.lines;
  const setOff = [{ name: first?.name ?? '', handPaise: 10_00 }];
  const told = appropriationView({ scope: undefined, reply: { ...after, setOff } });
  expect(told.columns.at(-1)?.head).toBe('Posted by hand (₹)');
  expect(told.lines.at(-1)?.cells.at(-1)).toBe(10_00);
  expect(told.remarks[1]).toBe('₹10.00 was already posted by hand, and is not posted again.');
});

test('what was posted by hand stands beside each line, and is told above them', () => {
  const lines = reply.lines.map((line, at) => ({ ...line, handPaise: at === 0 ? 10_00 : 0 }));
  const byHand = { interestPaise: 0, remunerationPaise: 10_00, beyondTermsPaise: 2_00 };
  const view = appropriationView({ scope: undefined, reply: { ...reply, lines, byHand } });
  expect(view.columns.at(-1)?.head).toBe('Posted by hand (₹)');
  expect(view.lines.map(({ cells }) => cells.at(-1))).toStrictEqual([10_00, 0, 10_00]);
  expect(view.remarks.slice(1, 3)).toStrictEqual([
    'Already posted by hand, and not posted again: ₹10.00 of remuneration.',
    '₹2.00 of it is above the terms, and stays as it is.',
  ]);
  const plain = appropriationView({ scope: undefined, reply });
  expect(plain.columns.at(-1)?.head).toBe('Total (₹)');
});

test('a profit that lacks its closing stock is not final', () => {
  const remarksOf = (lacks: boolean) =>
    appropriationView({ scope: undefined, reply: { ...reply, lacksClosingStock: lacks } }).remarks;
  const told = remarksOf(true).filter((remark) => !remarksOf(false).includes(remark));
  expect(told).toStrictEqual(['Closing stock is not entered: the profit is not final.']);
});

test('a phone has partner and amount, within its width', async () => {
  await page.viewport(320, 700);
  serverAnswers([[readAppropriation, ok(recorded)]]);
  await show(AppropriationPage, { path, at });
  await expect.element(page.getByRole('row', { name: /^Total/ })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test('what the terms lack is named by the field that the server would name', () => {
  expect(wrongIn([{ ...noPartner(0), share: '1.5', interest: 'x', remuneration: '-5' }])).toEqual({
    'partners.0.name': 'Enter the name',
    'partners.0.capital_account_id': 'Choose an account',
    'partners.0.current_account_id': 'Choose an account',
    'partners.0.share': 'Enter a whole number',
    'partners.0.interest_rate': 'Enter a percentage',
    'partners.0.remuneration': 'Enter an amount, or nothing',
  });
});

test('a partner may have no remuneration', () => {
  const partner = { ...noPartner(0), name: 'Asha Rao', capital: 2, current: 2 };
  for (const remuneration of ['', '0', '0.00']) {
    expect(wrongIn([{ ...partner, remuneration }])).toEqual({});
    expect(partnersOf([{ ...partner, remuneration }])[0]?.remunerationPaise).toBe(0);
  }
});
