// The accounts whose balance differs between two moments.
import { compareBooks } from '#api/contract/book/log/compare.ts';
import { counted } from '#web/format/money.ts';
import { asOnInWords } from '#web/shell/sheet/words.ts';
import { eventCount } from '../../report/signed.ts';
import { changeOf, comparedSubject } from '../changes.ts';
import type { ChangedFigure } from '../changes.ts';
import { comparisonQuery } from '../queries.ts';

export const comparedBalances = comparedSubject(
  'the comparison',
  compareBooks,
  (bookId, asked) => ({ params: { bookId }, query: comparisonQuery(asked) }),
  ({ rows, a, b, asOn, unchanged }) => {
    const lines = rows.map((row) => {
      const { accountId, name, events } = row;
      const figure = { accountId, since: String(a.event), until: String(b.event), asOn };
      return {
        key: String(accountId),
        as: 'group',
        level: 0,
        name,
        words: eventCount(events),
        ...(row.groupBefore !== null && { regroupedBy: row.groupEvent }),
        account: figure,
        change: {
          ...changeOf(row),
          explained: {
            by: 'figure',
            figure,
            reclassified: { paise: row.reclassifiedPaise },
          },
        },
      } as const;
    });
    const period = asOnInWords(asOn);
    return {
      a,
      b,
      head: 'Account',
      hasSides: true,
      caption: 'Accounts changed between A and B',
      lines,
      foot: {
        name: 'Debits less credits',
        aPaise: a.debitPaise - a.creditPaise,
        bPaise: b.debitPaise - b.creditPaise,
        changePaise: sumOfChanges(lines.map(({ change }) => change)),
      },
      none: null,
      title: 'What changed',
      period: `trial balance ${period}`,
      remark: `${counted(unchanged, 'account')} did not change`,
    };
  },
);

const sumOfChanges = (changes: readonly ChangedFigure[]): number =>
  changes.reduce((sum, { changePaise }) => sum + changePaise, 0);
