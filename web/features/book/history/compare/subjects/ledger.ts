// The ledger of an account for a year at two moments: opening, months and closing, where they
// differ.
import { furtherComparisons } from '#api/contract/book/log/compare.ts';
import type { LedgerComparison } from '#api/contract/book/log/compare.ts';
import { partsOf, SHORT_MONTHS } from '#core/kernel/calendar-date.ts';
import { formatDate } from '#web/format/dates.ts';
import { counted } from '#web/format/money.ts';
import { asOnInWords } from '#web/shell/sheet/words.ts';
import { eventCount } from '../../report/signed.ts';
import { changeOf, comparedSubject } from '../changes.ts';
import type { ChangedLine } from '../changes.ts';
import { comparisonQuery } from '../queries.ts';

export const comparedLedger = (account: number) =>
  comparedSubject(
    'the ledger',
    furtherComparisons.compareLedger,
    (bookId, asked) => ({ params: { bookId }, query: { ...comparisonQuery(asked), account } }),
    (compared) => {
      const { name } = compared.account;
      const unchanged = `${counted(compared.unchanged, 'month')} did not change`;
      return {
        a: compared.a,
        b: compared.b,
        head: 'Figure',
        hasSides: true,
        caption: `The ledger of ${name} at A and B`,
        lines: compared.rows.map((row) => lineOf(compared, row)),
        none: 'The ledger of this year did not change.',
        below: `Opening and months add up to the closing balance. ${unchanged}.`,
        title: `${name}: what changed`,
        period: `ledger ${asOnInWords(compared.asOn)}`,
        remark: unchanged,
      };
    },
  );

type Row = LedgerComparison['rows'][number];

function lineOf({ a, b, account }: LedgerComparison, row: Row): ChangedLine {
  const { figure, from, to: asOn, events } = row;
  const asked = {
    accountId: account.id,
    since: String(a.event),
    until: String(b.event),
    asOn,
    from: figure === 'month' ? from : null,
  };
  return {
    key: `${figure} ${asOn}`,
    as: figure === 'closing' ? 'total' : 'group',
    level: 0,
    name: figureInWords(row),
    words: eventCount(events),
    account: asked,
    change: {
      ...changeOf(row),
      explained: {
        by: 'figure',
        figure: events > 0 ? asked : null,
        reclassified: { paise: row.reclassifiedPaise },
        isOfLinesAbove: figure === 'closing',
      },
    },
  };
}

/** @returns a figure of a ledger as people call it: `April 2026`. */
function figureInWords({ figure, from, to }: Row): string {
  if (figure === 'opening') return 'Opening balance';
  if (figure === 'closing') return `Closing balance, ${formatDate(to)}`;
  const { year, month } = partsOf(from ?? to);
  return `${SHORT_MONTHS[month - 1] ?? ''} ${year}`;
}
