// The head of a trial balance: which days each pair of columns is of.
import { dateFromWire, formatDate } from '#web/format/dates.ts';

type Props = {
  /** Null on a phone. */
  readonly as: 'closing' | 'all' | null;
  readonly from: string;
  readonly to: string;
};

const HEAD = 'bg-surface-2 text-xs text-ink-2';

export function TrialBalanceHead({ as, from, to }: Props) {
  if (as === null) {
    return (
      <thead className={HEAD}>
        <tr>
          <th scope="col" className="px-3 py-2 text-left font-medium">
            Account
          </th>
          <th scope="col" className="num py-2 font-medium">
            Closing (₹)
          </th>
          <th scope="col">
            <span className="sr-only">Side</span>
          </th>
        </tr>
      </thead>
    );
  }
  const day = (date: string) => formatDate(dateFromWire(date));
  const pairs = [`Opening, ${day(from)}`, 'Movement', `Closing, ${day(to)}`];
  const shown = as === 'all' ? pairs : pairs.slice(-1);
  return (
    <thead className={HEAD}>
      <tr>
        <th scope="col" rowSpan={2} className="px-3 py-1.5 text-left align-bottom font-medium">
          Account
        </th>
        {shown.map((name) => (
          <th
            key={name}
            scope="colgroup"
            colSpan={2}
            className="tree-pair pt-1.5 text-center font-medium"
          >
            {name}
          </th>
        ))}
      </tr>
      <tr className="border-b border-line">
        {shown.map((name) => (
          <Pair key={name} isAnswer={name.startsWith('Closing')} />
        ))}
      </tr>
    </thead>
  );
}

const Pair = ({ isAnswer }: { readonly isAnswer: boolean }) => (
  <>
    <th scope="col" className="num tree-pair tree-figure py-1 font-medium">
      Debit (₹)
    </th>
    <th
      scope="col"
      className={`num tree-figure tree-figure-last py-1 font-medium ${isAnswer ? 'rule-middle' : ''}`}
    >
      Credit (₹)
    </th>
  </>
);
