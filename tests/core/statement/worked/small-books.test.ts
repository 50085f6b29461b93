// A proprietor's trade and a firm of two partners: their statements are those that a script works
// out of the vouchers, which shares nothing with the rules.
import { describe, expect, it } from 'vitest';
import { natureOfGroup } from '#core/account-type/index.ts';
import type { GroupCode } from '#core/account-type/index.ts';
import { paiseFromRupees } from '#core/kernel/paise.ts';
import { yearPeriod } from '#core/kernel/financial-year.ts';
import {
  balanceSheet,
  cashFlow,
  daysOfResult,
  daysOfSheet,
  profitAndLoss,
} from '#core/statement/index.ts';
import type { FinancialLine, OwnerForm, StatementLedgers } from '#core/statement/index.ts';
import * as expected from '#tests/specimens/statements/expected.mjs';
import firmBook from '#tests/specimens/statements/firm.json' with { type: 'json' };
import proprietorBook from '#tests/specimens/statements/proprietor.json' with { type: 'json' };

const YEAR = yearPeriod(2025);
const DAYS = [...new Set([...daysOfResult([YEAR]), ...daysOfSheet([YEAR.to])])];

type SmallBook = {
  readonly accounts: Readonly<Record<string, string>>;
  readonly vouchers: readonly unknown[];
};
type Voucher = readonly [date: string, text: string, lines: Readonly<Record<string, string>>];

function ledgersOfBook({ accounts, vouchers }: SmallBook): StatementLedgers {
  const rows = Object.entries(accounts).map(([name, code], at) => {
    const group = code as GroupCode;
    const netsPaise = DAYS.map((day) =>
      (vouchers as readonly Voucher[])
        .filter(([date]) => date <= day)
        .reduce((sum, [, , lines]) => sum + (paiseFromRupees(lines[name] ?? '0') ?? 0), 0),
    );
    return { accountId: at + 1, name, group, nature: natureOfGroup(group), netsPaise };
  });
  return { days: DAYS, accounts: rows };
}

/** What each line comes to, by its name; what the script has at nil is no line. */
const byName = (lines: readonly FinancialLine[], as: readonly FinancialLine['as'][]) =>
  Object.fromEntries(
    lines
      .filter((line) => as.includes(line.as))
      .map((line) => [line.sumName ?? line.name, line.amountsPaise[0]]),
  );
const withoutNil = (amounts: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(amounts).filter(([, paise]) => paise !== 0));

const BOOKS = [
  ['proprietor', proprietorBook as SmallBook, expected.proprietor()],
  ['firm', firmBook as SmallBook, expected.firm()],
] as const satisfies readonly (readonly [OwnerForm, SmallBook, object])[];

describe.each(BOOKS)('the statements of the small book of a %s', (form, book, wanted) => {
  const ledgers = ledgersOfBook(book);

  it('the profit and loss account is what the script says, line by line', () => {
    const { lines } = profitAndLoss(ledgers, [YEAR], form);
    expect(byName(lines, ['section', 'line', 'result'])).toStrictEqual(wanted.result);
  });

  it('the balance sheet is what the script says, line by line, and both sides are its total', () => {
    const { lines } = balanceSheet(ledgers, [YEAR.to], form);
    expect(byName(lines, ['line'])).toStrictEqual(withoutNil(wanted.sheet));
    const totals = lines.filter(({ as }) => as === 'total').map((line) => line.amountsPaise[0]);
    expect(totals).toStrictEqual([wanted.total, wanted.assets]);
  });

  it('the cash flow statement begins and ends with the cash of the script', () => {
    const flow = cashFlow(ledgers, [YEAR], { form, journals: [], turnovers: [] });
    const { 'Bank balances': bank, 'Cash in hand': cash } = {
      'Cash in hand': 0,
      ...wanted.sheet,
    };
    expect([flow.closingPaise, flow.unclassifiedPaise]).toStrictEqual([[bank + cash], [0]]);
    expect(flow.ties).toBe(true);
  });
});

describe('the accounts of the partners', () => {
  it('are each what the script says, interest, remuneration and drawings among them', () => {
    const { lines } = balanceSheet(ledgersOfBook(firmBook as SmallBook), [YEAR.to], 'firm');
    const partsOf = (name: string) =>
      Object.fromEntries(
        (lines.find((line) => line.name === name)?.parts ?? []).map((part) => [
          part.name,
          part.amountsPaise[0],
        ]),
      );
    const { partners } = expected.firm();
    for (const [name, accounts] of Object.entries(partners)) {
      expect(partsOf(name)).toStrictEqual(accounts);
    }
  });
});
