// What the server and the books say of themselves.
import { useQuery } from '@tanstack/react-query';
import { formatInstant } from '#web/format/dates.ts';
import { formatCount } from '#web/format/money.ts';
import { Badge } from '#web/ui/marks/Marks.tsx';
import { serverHealth } from './queries.ts';
import type { FiguresState } from './queries.ts';
import { dashboardWords as wording } from './wording.ts';

/** Nothing while the server has not spoken. */
export function SystemBadge() {
  const { data, isError } = useQuery(serverHealth);
  if (data?.status === 'ok') return <Badge kind="good">System Active</Badge>;
  if (data?.status === 'rebuilding') return <Badge kind="grey">Books are being prepared</Badge>;
  if (data?.status === 'degraded') return <Badge kind="warn">Needs an administrator</Badge>;
  if (data?.status === 'read-only') return <Badge kind="warn">Read-only: {data.reason}</Badge>;
  return isError || data !== undefined ? <Badge kind="warn">Server does not answer</Badge> : null;
}

/** Both sides of the whole book are equal, up to which event, and when that was seen. */
export function BalanceChip({ figures, readAt }: FiguresState) {
  if (figures === null) return null;
  const { balanced, countedTo } = figures.check;
  const time = formatInstant(new Date(readAt).toISOString()).slice(-5);
  if (!balanced) {
    return <Badge kind="warn">{`${wording.unbalanced} event ${formatCount(countedTo)}`}</Badge>;
  }
  return (
    <span className="rounded-sm border border-line bg-surface px-2 py-0.5 text-xs text-ink-2">
      {wording.balanced} event {formatCount(countedTo)} {time}
    </span>
  );
}
