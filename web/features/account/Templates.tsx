// A new book has no accounts. Two starter charts stand ready, and show what they would add.
import { useState } from 'react';
import { useSetAtom } from 'jotai';
import { Link } from 'react-router-dom';
import { STARTER_CHARTS } from '#core/account/index.ts';
import type { ChartName } from '#core/account/index.ts';
import { listAccounts } from '#api/contract/account.ts';
import { call } from '#web/client/call.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { forget } from '#web/client/query.ts';
import { useSend } from '#web/client/use-send.ts';
import { paths } from '#web/paths.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { TEMPLATES } from './queries.ts';
import { account as wording } from './wording.ts';

const CHARTS: readonly ChartName[] = ['sales', 'cabes'];

export function Templates({ onApplying }: { readonly onApplying: (busy: boolean) => void }) {
  const { id: bookId, scope } = usePageBook();
  const { busy, failure, send } = useSend();
  const [shown, setShown] = useState<ChartName | null>(null);
  const setNotice = useSetAtom(noticeAtom);
  const apply = async (chart: ChartName) => {
    onApplying(true);
    await send(
      () => call(TEMPLATES[chart], { params: { bookId } }),
      async ({ added }) => {
        await forget(listAccounts);
        setNotice({ text: `${added} accounts added from ‘${wording.templates[chart]}’.` });
      },
    );
    onApplying(false);
  };
  return (
    <EmptyState
      title={wording.empty}
      below={<ChartNames chart={shown} />}
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

/** So that a template is no blind choice. */
function ChartNames({ chart }: { readonly chart: ChartName | null }) {
  if (chart === null) return null;
  return (
    <p className="mt-3 max-w-prose text-sm text-ink-3">
      {wording.templates[chart]} has {STARTER_CHARTS[chart].length} accounts:{' '}
      {STARTER_CHARTS[chart].map(({ name }) => name).join(', ')}.
    </p>
  );
}
