// The bills and advances of which another amount is open at two moments.
import { furtherComparisons } from '#api/contract/book/log/compare.ts';
import type { ItemsComparison, OpenItemChange } from '#api/contract/book/log/compare.ts';
import { dateFromWire, formatDate } from '#web/format/dates.ts';
import { formatCount } from '#web/format/money.ts';
import { asOnInWords } from '#web/shell/sheet/words.ts';
import { changeOf, comparedSubject } from '../changes.ts';
import type { ChangedLine } from '../changes.ts';
import { CAUSE_WORDS, comparisonQuery } from '../queries.ts';

export const comparedItems = comparedSubject(
  'the open items',
  furtherComparisons.compareItems,
  (bookId, asked) => ({ params: { bookId }, query: comparisonQuery(asked) }),
  ({ a, b, items, count, totalAPaise: aPaise, totalBPaise: bPaise, asOn }) => {
    const [shown, all] = [formatCount(items.length), formatCount(count)];
    return {
      a,
      b,
      head: 'Bill or advance',
      headsOnPaper: ['Bill or event', 'What happened'],
      hasSides: false,
      caption: 'Open items changed between A and B',
      lines: items.map(lineOf),
      foot: {
        name: 'Outstanding of those that changed',
        aPaise,
        bPaise,
        changePaise: bPaise - aPaise,
      },
      none: 'No open item changed.',
      above:
        count > items.length ? `The first ${shown} of ${all} are shown; the foot is of all.` : null,
      title: 'Open items that changed',
      period: asOnInWords(asOn),
      remark: `${all} items changed`,
    };
  },
);

const HOW_WORDS: Readonly<Record<OpenItemChange, string>> = {
  opened: 'Opened',
  settled: 'Settled',
  reopened: 'Opened again',
  changed: 'Changed',
};

const dayOf = (date: string): string => formatDate(dateFromWire(date));

function lineOf(item: ItemsComparison['items'][number]): ChangedLine {
  const { kind, id, line, number, account, how, dueDate: due } = item;
  return {
    key: `${kind} ${id} ${line}`,
    as: 'group',
    level: 0,
    name: number,
    whose: account.name,
    words: due === null ? HOW_WORDS[how] : `${HOW_WORDS[how]}, due ${dayOf(due)}`,
    account: { accountId: account.id },
    change: {
      ...changeOf(item),
      explained: {
        by: 'events',
        events: item.events.map(({ event, date, amountPaise: paise, cause }) => ({
          event,
          text: `${CAUSE_WORDS[cause]}, dated ${dayOf(date)}`,
          paise,
        })),
      },
    },
  };
}
