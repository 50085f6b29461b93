// The day of an instant in India, wherever in the day of UTC it falls.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayInIndia } from '#projections/runner/instant.ts';

const inIndia = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

test('an instant has the day that the calendar of India has', () => {
  const from = new Date('2000-01-01T00:00:00Z');
  const to = new Date('2100-01-01T00:00:00Z');
  fc.assert(
    fc.property(fc.date({ min: from, max: to, noInvalidDate: true }), (instant) => {
      expect(dayInIndia(instant.toISOString())).toBe(inIndia.format(instant));
    }),
  );
});

test.each([
  ['2026-03-31T18:29:59.999999Z', '2026-03-31'],
  ['2026-03-31T18:30:00.000000Z', '2026-04-01'],
  ['2024-02-28T23:59:59.999999Z', '2024-02-29'],
])('%s is of %s', (instant, day) => {
  expect(dayInIndia(instant)).toBe(day);
});
