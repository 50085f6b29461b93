// Days as they are written: what is read, and what is offered instead of a guess.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDate, daysAfter, partsOf } from '#core/kernel/calendar-date.ts';
import { readDay } from '#core/kernel/reading/days.ts';

describe('a day', () => {
  test.each([
    ['31/12/2026', '2026-12-31'],
    ['1-4-26', '2026-04-01'],
    ['31.03.2026', '2026-03-31'],
    ['2026-03-31', '2026-03-31'],
    ['01-04-69', '2069-04-01'],
    ['2026/03/31', '2026-03-31'],
    ['2026.3.31', '2026-03-31'],
    ['20260331', '2026-03-31'],
    ['1-Apr-2026', '2026-04-01'],
    ['2nd April, 2026', '2026-04-02'],
    ['Apr 2, 2026', '2026-04-02'],
    ['02 Sept 26', '2026-09-02'],
    ['३१/१२/२०२६', '2026-12-31'],
    ['31/03/2026 18:30', '2026-03-31'],
    ['31/03/2026 6:30:05 pm', '2026-03-31'],
    ['2026-03-31T23:59:59', '2026-03-31'],
    // India is five and a half hours ahead.
    ['2026-03-31T18:30:00.000Z', '2026-04-01'],
    ['2026-03-31T18:29:59.999Z', '2026-03-31'],
    ['2026-03-31T18:30:00+05:30', '2026-03-31'],
    ['2026-04-01T02:00:00+08:00', '2026-03-31'],
    ['2026-04-01T00:30:00+0700', '2026-03-31'],
    ['2026-03-31 14:00:00-05:00', '2026-04-01'],
    ['2026-03-31 18:30:00 UTC', '2026-04-01'],
    ['31/03/2026 11:30 PM IST', '2026-03-31'],
    ['31/03/2026 6:30 PM GMT', '2026-04-01'],
    ['Tue Mar 31 2026 00:00:00 GMT+0530 (India Standard Time)', '2026-03-31'],
    ['Tue, 31 Mar 2026 18:30:00 GMT', '2026-04-01'],
  ])('%s is read', (text, day) => {
    expect(readDay(text)).toStrictEqual({ ok: true, day });
  });

  test.each([
    ['12/31/2026', 'month first', '2026-12-31'],
    ['46143', 'counted days', '2026-05-01'],
    ['46143.5', 'counted days', '2026-05-01'],
    ['46', 'no day', null],
    ['31/02/2026', 'no day', null],
    ['24 Aug', 'no day', null],
    ['20261331', 'no day', null],
    ['2026-03-31T25:00:00Z', 'no day', null],
    ['31/03/2026 18:75', 'no day', null],
    ['1 marble 2026', 'no day', null],
    ['1-4-99', 'no day', null],
    ['soon', 'no day', null],
    ['', 'no day', null],
  ])('%s is refused, or what it means is offered', (text, why, meant) => {
    expect(readDay(text)).toStrictEqual({ ok: false, why, meant });
  });

  test('is itself however it is written, and at Indian midnight in UTC', () => {
    const days = fc
      .integer({ min: 0, max: 3999 })
      .map((after) => daysAfter(calendarDate('2020-01-01'), after));
    fc.assert(
      fc.property(days, (day) => {
        const { year, month, day: date } = partsOf(day);
        const midnight = new Date(`${day}T00:00:00+05:30`).toISOString();
        const texts = [day, day.replaceAll('-', ''), `${date}/${month}/${year}`, midnight];
        for (const text of texts) expect(readDay(text)).toStrictEqual({ ok: true, day });
      }),
    );
  });
});
