import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { parseAmount, UNREADABLE_AMOUNT } from '#web/format/amount-entry.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { formatDate } from '#web/format/dates.ts';
import { AmountField } from '#web/ui/inputs/AmountInput.tsx';
import { Checkbox } from '#web/ui/inputs/Checkbox.tsx';
import { DateField } from '#web/ui/inputs/DateInput.tsx';

const TODAY = calendarDate('2026-11-21');
const amount = page.getByRole('textbox', { name: 'Amount' });
const date = page.getByRole('textbox', { name: 'Date' });

function openAmount(suggestedPaise = 0) {
  function Form() {
    const [text, setText] = useState('');
    return (
      <AmountField label="Amount" text={text} onText={setText} suggestedPaise={suggestedPaise} />
    );
  }
  return render(<Form />);
}

function openDate() {
  function Form() {
    const [text, setText] = useState('21 Nov 2026');
    return <DateField label="Date" text={text} onText={setText} today={TODAY} />;
  }
  return render(<Form />);
}

/** Types or pastes, and leaves the field. */
async function leaveWith(field: typeof amount, text: string) {
  await userEvent.fill(field, text);
  field.element().blur();
}

test.each([
  { mayBeNil: true, said: false },
  { mayBeNil: false, said: true },
])('nil is an amount where it may be one: $mayBeNil', async ({ mayBeNil, said }) => {
  function Form() {
    const [text, setText] = useState('');
    return <AmountField label="Amount" text={text} onText={setText} mayBeNil={mayBeNil} />;
  }
  await render(<Form />);
  await leaveWith(amount, '0');
  expect(page.getByText(UNREADABLE_AMOUNT).elements()).toHaveLength(said ? 1 : 0);
  await expect.element(amount).toHaveAttribute('aria-invalid', String(said));
});

describe('a field that is wrong once it is left', () => {
  function Form({ ofDay }: { readonly ofDay: boolean }) {
    const [text, setText] = useState('');
    const [ticked, setTicked] = useState(false);
    return (
      <form>
        {ofDay ? (
          <DateField label="Date" text={text} onText={setText} today={TODAY} />
        ) : (
          <AmountField label="Amount" text={text} onText={setText} />
        )}
        <Checkbox checked={ticked} onChange={setTicked}>
          Agreed
        </Checkbox>
      </form>
    );
  }

  test.each([
    { ofDay: false, field: amount, wrong: UNREADABLE_AMOUNT },
    { ofDay: true, field: date, wrong: /date/i },
  ])('lets the click that left it arrive: $wrong', async ({ ofDay, field, wrong }) => {
    await render(<Form ofDay={ofDay} />);
    await userEvent.fill(field, 'sixty');
    await userEvent.click(page.getByRole('checkbox'));
    await expect.element(page.getByRole('checkbox')).toBeChecked();
    await expect.element(page.getByText(wrong).last()).toBeVisible();
  });
});

describe('an amount', () => {
  test.each([
    ['60k', '60,000.00'],
    ['1.5l', '1,50,000.00'],
    ['2cr', '2,00,00,000.00'],
    ['1180/1.18', '1,000.00'],
    ['12*2500', '30,000.00'],
    ['100+50-25.5', '124.50'],
    ['₹1,18,000.00', '1,18,000.00'],
    [' 1 18 000 ', '1,18,000.00'],
    ['Rs. 500/-', '500.00'],
    ['INR 1250', '1,250.00'],
    ['१२५०', '1,250.00'],
    ['50%', '32,835.00'],
    ['10/3', '3.33'],
    ['1,00,000+1,250.50', '1,01,250.50'],
  ])('%s is %s', async (typed, written) => {
    await openAmount(65_670_00);
    await leaveWith(amount, typed);
    await expect.element(amount).toHaveValue(written);
    await expect.element(amount).toHaveAttribute('aria-invalid', 'false');
  });

  test.each([
    '12 apples',
    '-500',
    '(500)',
    '0',
    '1e9',
    '0x10',
    'Infinity',
    'NaN',
    '1..5',
    '1/0',
    '=cmd|calc',
    '<b>5</b>',
    '9'.repeat(40),
    '1'.repeat(5_000),
    '99999999999999999cr',
  ])('%s is kept, marked and explained', async (pasted) => {
    await openAmount();
    await leaveWith(amount, pasted);
    await expect.element(amount).toHaveValue(pasted);
    await expect.element(amount).toHaveAttribute('aria-invalid', 'true');
    await expect.element(page.getByText('Could not read this amount')).toBeVisible();
  });

  test.each([
    ['12,50', 'This may be 12.50 or 1,250.00: write the one that is meant'],
    ['1.250,00', 'This may be 1,250.00 or 1.25: write the one that is meant'],
    ['1250.505', 'This may be 1,250.51 or 1,250.50: write the one that is meant'],
    ['1.250', 'This may be 1.25 or 1,250.00: write the one that is meant'],
    ['12,345,67', 'Write it as 12,34,567.00, if that is meant'],
  ])('that may mean another is kept, and said what it may be: %s', async (typed, said) => {
    await openAmount();
    await leaveWith(amount, typed);
    await expect.element(amount).toHaveValue(typed);
    await expect.element(page.getByText(said)).toBeVisible();
  });

  test('is read in words while it is typed, and selected on focus', async () => {
    await openAmount();
    await userEvent.fill(amount, '1,18,000.50');
    await expect
      .element(page.getByText('one lakh eighteen thousand and fifty paise'))
      .toBeVisible();
    await expect.element(amount).toHaveAttribute('inputmode', 'decimal');
    amount.element().blur();
    await expect.element(page.getByText('one lakh')).not.toBeInTheDocument();
    await userEvent.click(amount);
    await userEvent.keyboard('5');
    await expect.element(amount).toHaveValue('5');
  });

  test('nothing typed is no error', async () => {
    await openAmount();
    await leaveWith(amount, '');
    await expect.element(amount).toHaveAttribute('aria-invalid', 'false');
  });

  test('whatever is pasted, reading it gives paise or nothing', () => {
    for (const text of ['\u0000', '🙂', '१'.repeat(59), '%', '50%%', '1k2', ',,,', '₹', '/-']) {
      const paise = parseAmount(text);
      expect(paise === null || Number.isSafeInteger(paise)).toBe(true);
    }
  });
});

describe('a day', () => {
  test.each([
    ['3', '03 Nov 2026'],
    ['3 4', '03 Apr 2026'],
    ['3/4', '03 Apr 2026'],
    ['3/2', '03 Feb 2027'],
    ['3-4-26', '03 Apr 2026'],
    ['3.4.2026', '03 Apr 2026'],
    ['+1', '22 Nov 2026'],
    ['-1', '20 Nov 2026'],
    ['−21', '31 Oct 2026'],
    ['t', '21 Nov 2026'],
    ['Y', '20 Nov 2026'],
    ['me', '30 Nov 2026'],
    ['2 sep', '02 Sep 2026'],
    ['2 September 2025', '02 Sep 2025'],
    ['2026-11-02', '02 Nov 2026'],
    ['02 Nov 2026', '02 Nov 2026'],
  ])('%s is %s', async (typed, written) => {
    await openDate();
    await leaveWith(date, typed);
    await expect.element(date).toHaveValue(written);
    await expect.element(date).toHaveAttribute('aria-invalid', 'false');
  });

  test.each([
    '31 Feb',
    '0',
    '32',
    '3/13',
    'soon',
    '+99999',
    '1/1/1',
    '2026-02-30',
    'x'.repeat(900),
  ])('%s is kept, marked and explained', async (typed) => {
    await openDate();
    await leaveWith(date, typed);
    await expect.element(date).toHaveValue(typed);
    await expect.element(page.getByText('Could not read this date')).toBeVisible();
  });

  test('is allowed in another financial year, which is said', async () => {
    await openDate();
    await leaveWith(date, '31/3/2026');
    await expect.element(date).toHaveValue('31 Mar 2026');
    await expect.element(page.getByText('Outside the financial year of today.')).toBeVisible();
    await expect.element(date).toHaveAttribute('aria-invalid', 'false');
  });

  test('is read again as it is written, every day of three years', () => {
    for (let at = 0; at < 1_096; at += 1) {
      const day = calendarDate(new Date(Date.UTC(2025, 3, 1 + at)).toISOString().slice(0, 10));
      expect(parseDate(formatDate(day), TODAY)).toBe(day);
    }
  });
});
