// The standing tests of an auditor: each with its rule and its hits, the hits as a way into the
// console, and notes on them.
import { useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { AuditReply } from '#api/contract/book/log/audit.ts';
import { awaited } from '#web/client/query.ts';
import { counted, formatCount } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { SheetActions } from '#web/shell/sheet/SheetActions.tsx';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Awaiting } from '#web/ui/states/Awaiting.tsx';
import { AuditSettingsDialog } from './AuditSettingsDialog.tsx';
import { NoteDialog } from './hits/NoteDialog.tsx';
import { TestHits } from './hits/TestHits.tsx';
import { auditOf } from './queries.ts';
import { TestList } from './TestList.tsx';
import { useAuditAddress } from './use-audit-address.ts';
import { useAuditKeys } from './use-audit-keys.ts';
import './audit.css';

export function AuditPage() {
  const { id: bookId, name } = usePageBook();
  const { test, settings, openTest, setSettings } = useAuditAddress();
  const [atLeast, setAtLeast] = useState<number | null>(null);
  const [isSetting, setIsSetting] = useState(false);
  const [noted, setNoted] = useState<number | null>(null);
  const audit = useQuery(auditOf(bookId, settings, atLeast));
  const { data } = audit;
  const hits = useRef<HTMLDivElement>(null);
  const open = data?.tests.find((one) => one.test === test) ?? data?.tests[0];
  const runAgain = () => setAtLeast(data?.lastSeq ?? null);
  const set = () => setIsSetting(true);
  const tests = data?.tests.map((one) => one.test) ?? [];
  useAuditKeys({ hits, bookId, tests, test: open?.test, openTest, set, runAgain, note: setNoted });
  return (
    <>
      <PageHead
        title="Audit tests"
        above={
          <Link to={paths.book(bookId)} dir="auto" className="link-quiet">
            {name}
          </Link>
        }
        below={data !== undefined && <Standing audit={data} onRunAgain={runAgain} />}
      >
        <span className="flex flex-wrap items-center gap-2 print:hidden">
          <Button onClick={set}>
            Settings <Kbd>S</Kbd>
          </Button>
          <SheetActions
            what="the working paper"
            of={async (work) => {
              const { auditSheet } = await import('./audit-sheet.ts');
              return auditSheet(work, bookId, settings);
            }}
          />
        </span>
      </PageHead>
      <Awaiting
        what="the tests"
        {...awaited(audit)}
        count={8}
        item="h-12"
        layout="flex flex-col gap-px rule-top"
      />
      {data?.state === 'running' && <Running audit={data} />}
      {data?.state === 'done' && open !== undefined && (
        <div className="audit-columns">
          <TestList tests={data.tests} open={open.test} onOpen={openTest} />
          <div ref={hits}>
            <TestHits
              key={open.test}
              bookId={bookId}
              settings={settings}
              audit={data}
              test={open}
            />
          </div>
        </div>
      )}
      {isSetting && (
        <AuditSettingsDialog
          settings={settings}
          bookId={bookId}
          onClose={() => setIsSetting(false)}
          onSet={(texts) => {
            setSettings(texts);
            setIsSetting(false);
          }}
        />
      )}
      {noted !== null && open !== undefined && (
        <NoteDialog bookId={bookId} event={noted} test={open} onClose={() => setNoted(null)} />
      )}
    </>
  );
}

type RunProps = { readonly audit: AuditReply };

function Standing({
  audit: { state, tested, countedTo, lastSeq: last },
  onRunAgain,
}: RunProps & { readonly onRunAgain: () => void }) {
  if (state === 'running') return null;
  const entries = counted(tested, 'entry', 'entries');
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-ink-2">
      {`${entries} tested, up to event ${formatCount(countedTo)}`}
      {countedTo < last && (
        <span className="text-sm">
          {`${counted(last - countedTo, 'event')} since`}{' '}
          <button type="button" className="link print:hidden" onClick={onRunAgain}>
            Run again
          </button>
        </span>
      )}
    </p>
  );
}

function Running({ audit: { read, entries } }: RunProps) {
  return (
    <div role="status" className="card flex flex-col gap-2 p-4">
      <p>{`Reading the entries: ${formatCount(read)} of ${formatCount(entries)}`}</p>
      <progress value={read} max={Math.max(1, entries)} className="w-full" />
    </div>
  );
}
