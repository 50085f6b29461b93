// A new book has no accounts. Two starter charts stand ready, and show what they would add.
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { STARTER_CHARTS } from '#core/account/index.ts';
import type { ChartName } from '#core/account/index.ts';
import { TALLY_GROUPS } from '#core/account-type/index.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { formatCount } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { accountWords as wording } from '../wording.ts';
import { useTemplate } from './use-template.ts';

const CHARTS: readonly ChartName[] = ['sales', 'cabes'];

export function Templates({ onApplying }: { readonly onApplying: (busy: boolean) => void }) {
  const { id: bookId, scope } = usePageBook();
  const template = useTemplate(bookId);
  const { busy, failure } = template;
  const [shown, setShown] = useState<ChartName | null>(null);
  const apply = async (chart: ChartName) => {
    onApplying(true);
    await template.apply(chart);
    onApplying(false);
  };
  return (
    <EmptyState
      title={wording.empty}
      below={CHARTS.map((chart) => (
        <ChartPreview
          key={chart}
          chart={chart}
          open={shown === chart}
          onToggle={(open) => setShown((now) => (open ? chart : now === chart ? null : now))}
        />
      ))}
      actions={
        <>
          {CHARTS.map((chart, index) => (
            <Button
              key={chart}
              kind={index === 0 ? 'primary' : 'secondary'}
              disabled={busy}
              onClick={() => void apply(chart)}
              onFocus={() => setShown(chart)}
              onMouseEnter={() => setShown(chart)}
            >
              {wording.templates[chart]}
            </Button>
          ))}
          <Link to={paths.addAccount('', scope)} className="link px-2">
            {wording.addNew}
          </Link>
        </>
      }
    >
      <p>{wording.emptyHelp}</p>
      {failure !== null && <Notice kind="problem">{sentenceOf(failure)}</Notice>}
    </EmptyState>
  );
}

type PreviewProps = {
  readonly chart: ChartName;
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
};

/** So that a template is no blind choice; a finger, which does not hover, opens it by itself. */
function ChartPreview({ chart, open, onToggle }: PreviewProps) {
  const accounts = STARTER_CHARTS[chart];
  const groups = TALLY_GROUPS.map(({ code, name }) => ({
    name,
    members: accounts.filter(({ group }) => group === code),
  })).filter(({ members }) => members.length > 0);
  return (
    <details
      open={open}
      onToggle={(event) => onToggle(event.currentTarget.open)}
      className="w-full max-w-160 text-left text-sm"
    >
      <summary className="min-h-6 cursor-pointer py-1 text-ink-2 pointer-coarse:min-h-11">
        ‘{wording.templates[chart]}’ adds {formatCount(accounts.length)} accounts
      </summary>
      <dl className="grid gap-x-4 gap-y-1 pb-2 sm:grid-cols-[10rem_minmax(0,1fr)]">
        {groups.map(({ name, members }) => (
          <div key={name} className="contents">
            <dt className="font-medium max-sm:mt-1">{name}</dt>
            <dd className="text-ink-2">{members.map((each) => each.name).join(', ')}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
