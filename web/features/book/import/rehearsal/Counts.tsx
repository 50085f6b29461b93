// What a rehearsal found, in four figures: added, changed, to correct, left out.
import { formatCount } from '#web/format/money.ts';
import { StatCard } from '#web/ui/lists/Figures.tsx';
import type { KindOfImport } from '../kinds/kind.ts';
import { canChange } from './rows.ts';

type Props = {
  readonly kind: KindOfImport;
  readonly isAsking: boolean;
  readonly counts: {
    readonly added: number;
    readonly changed: number;
    /** Rows that say only what the book has already. */
    readonly unchanged: number;
    readonly wrong: number;
    readonly skipped: number;
  };
};

const FOUR = 'min-[900px]:grid-cols-4';
const THREE = 'min-[560px]:grid-cols-3';

export function Counts({ kind, isAsking, counts }: Props) {
  const { added, changed, unchanged, wrong, skipped } = counts;
  const value = (count: number) => (isAsking ? null : formatCount(count));
  const adds = kind.addsNone !== true;
  const changes = canChange(kind);
  return (
    <div className={`grid grid-cols-2 gap-3 ${adds && changes ? FOUR : THREE}`}>
      {adds && <StatCard name={`New ${kind.many}`} value={value(added)} below="will be added" />}
      {changes && (
        <StatCard name="Changed" value={value(changed)} below={unchangedText(unchanged)} />
      )}
      <StatCard
        name="To correct"
        value={value(wrong)}
        below={wrong === 0 ? 'nothing is wrong' : leftOutText(kind)}
      />
      <StatCard name="Left out" value={value(skipped)} below="rows that you skipped" />
    </div>
  );
}

/** Of a record nothing comes in while one of its rows is wrong. */
const leftOutText = ({ records, many }: KindOfImport): string =>
  records === undefined
    ? 'will be left out unless corrected'
    : `their ${many} are left out unless corrected`;

const unchangedText = (count: number): string =>
  count === 0
    ? 'fields will be updated'
    : `${formatCount(count)} more ${count === 1 ? 'is' : 'are'} in the book as in the file`;
