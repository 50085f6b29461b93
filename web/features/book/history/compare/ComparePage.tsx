// The trial balance, a ledger, a statement, the open items or the masters as known at two moments:
// only what changed, each figure with the events that explain it.
import { useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { BookComparison } from '#api/contract/book/log/compare.ts';
import { formatDate, formatInstant } from '#web/format/dates.ts';
import { counted, formatCount, formatPaise } from '#web/format/money.ts';
import { fieldErrorsOf } from '#web/client/failure.ts';
import { askingAccounts } from '#web/client/local/asking-accounts.ts';
import { awaited } from '#web/client/query.ts';
import type { CallFailed } from '#web/client/query.ts';
import { paths } from '#web/paths.ts';
import { namedMoments } from '#web/shell/guards/past/moment-query.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { SelectPill } from '#web/ui/lists/register/pills/Pills.tsx';
import { stepRow } from '#web/ui/lists/walk.ts';
import { Icon } from '#web/ui/marks/Icon.tsx';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Awaiting } from '#web/ui/states/Awaiting.tsx';
import { ChangesTable } from './ChangesTable.tsx';
import { CompareSheet, CompareSubject, comparedSubjectOf, SUBJECTS } from './CompareSubject.tsx';
import type { SubjectProps } from './CompareSubject.tsx';
import { MomentField } from './MomentField.tsx';
import { CAUSE_WORDS, comparison } from './queries.ts';
import type { ComparisonQuery } from './queries.ts';
import { MastersTable } from './subjects/MastersTable.tsx';
import '../history.css';
import './compare.css';

export function ComparePage() {
  const { id: bookId } = usePageBook();
  const [address, setAddress] = useSearchParams();
  const asked = {
    a: address.get('a') ?? '1',
    b: address.get('b') || null,
    asOn: address.get('as_on') || null,
    from: address.get('first') || null,
  };
  const of = SUBJECTS.find(({ value }) => value === address.get('of'))?.value ?? 'balances';
  const compared = useQuery(comparison(bookId, asked));
  const named = useQuery(namedMoments(bookId)).data ?? [];
  const [first, second] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const page = useRef<HTMLDivElement>(null);
  useCompareKeys(page, {
    bookId,
    asOn: compared.data?.asOn,
    first,
    second,
    onLedger: (account) => setPart({ of: 'ledger', account }),
  });
  const set = (name: 'a' | 'b') => (moment: string | null) =>
    setAddress((now) => {
      if (moment === null && name === 'b') now.delete(name);
      else now.set(name, moment ?? String(compared.data?.b.event ?? 1));
      return now;
    });
  const setPart = (parts: Readonly<Record<string, string>>) =>
    setAddress((now) => {
      for (const [name, value] of Object.entries(parts)) now.set(name, value);
      return now;
    });
  const accountId = Number(address.get('account')) || null;
  const { data } = compared;
  const subject = { bookId, asked, of, accountId };
  return (
    <div ref={page}>
      <PageHead
        title="What changed"
        above={
          <Link to={paths.history(bookId)} className="link-quiet">
            Replay
          </Link>
        }
        below={
          data !== undefined && (
            <p className="text-ink-2">As on {formatDate(data.asOn)}, as known at two moments</p>
          )
        }
      >
        <CompareSheet {...subject} />
      </PageHead>
      <Stripes bookId={bookId} onSwap={swapOf(asked, compared.error, setPart)} />
      <div className="card compare-band">
        <MomentField
          label="A"
          {...wordsOf(data?.a)}
          named={named}
          field={first}
          onMoment={set('a')}
        />
        <MomentField
          label="B"
          {...wordsOf(data?.b)}
          named={named}
          field={second}
          onMoment={set('b')}
        />
        {data !== undefined && <Answer comparison={data} />}
      </div>
      <CompareSubject of={of} onChoose={(value) => setPart({ of: value })} />
      <Compared {...subject} compared={compared} setPart={setPart} />
      <KeyHint />
    </div>
  );
}

type SetPart = (parts: Readonly<Record<string, string>>) => void;

/** @returns what puts the moments into their order; null where the first is not refused. */
function swapOf({ a, b }: ComparisonQuery, error: CallFailed | null, setPart: SetPart) {
  if (b === null || error === null || fieldErrorsOf(error.failure)['a'] === undefined) return null;
  return () => setPart({ a: b, b: a });
}

type StripesProps = { readonly bookId: number; readonly onSwap: (() => void) | null };

/** As over every page of the past. */
function Stripes({ bookId, onSwap }: StripesProps) {
  const navigate = useNavigate();
  return (
    <p className="history-where print:hidden">
      <span className="mr-auto">
        You compare two moments of the books. Nothing can be posted here.
      </span>
      {onSwap !== null && <Button onClick={onSwap}>Swap A and B</Button>}
      <Button onClick={() => void navigate(paths.history(bookId))}>
        Back to now <Kbd>Esc</Kbd>
      </Button>
    </p>
  );
}

type ComparedProps = SubjectProps & {
  readonly compared: UseQueryResult<BookComparison, CallFailed>;
  readonly setPart: SetPart;
};

function Compared({ bookId, asked, of, accountId, compared, setPart }: ComparedProps) {
  const subject = comparedSubjectOf(of, accountId);
  return (
    <>
      {of === 'ledger' && (
        <LedgerChoice
          bookId={bookId}
          accountId={accountId}
          onAccount={(account) => setPart({ account })}
        />
      )}
      {of === 'masters' && <MastersTable bookId={bookId} asked={asked} />}
      {subject !== null && (
        <ChangesTable key={`${of} ${accountId}`} bookId={bookId} asked={asked} subject={subject} />
      )}
      {of !== 'balances' && (
        <Awaiting
          what="the comparison"
          {...awaited(compared)}
          count={6}
          item="h-8"
          layout="mt-3 flex flex-col gap-px rule-top"
        />
      )}
    </>
  );
}

type ChoiceProps = Pick<SubjectProps, 'bookId' | 'accountId'> & {
  readonly onAccount: (accountId: string) => void;
};

/** The account whose ledger is compared. */
function LedgerChoice({ bookId, accountId, onAccount }: ChoiceProps) {
  const accounts = useQuery(askingAccounts(bookId)).data ?? [];
  return (
    <>
      <div className="mb-3 print:hidden">
        <SelectPill
          label="Account"
          value={accountId === null ? '' : String(accountId)}
          options={[
            { value: '', label: 'choose one' },
            ...accounts.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={onAccount}
        />
      </div>
      {accountId === null && (
        <p className="text-ink-2">Choose the account whose ledger is compared.</p>
      )}
    </>
  );
}

const KeyHint = () => (
  <p className="mt-3 text-sm text-ink-2 max-sm:hidden pointer-coarse:hidden print:hidden">
    <Kbd>↑</Kbd> <Kbd>↓</Kbd> rows, <Kbd>→</Kbd> events that explain it, <Kbd>A</Kbd> <Kbd>B</Kbd>{' '}
    set a point, <Kbd>L</Kbd> its ledger, <Kbd>E</Kbd> explain, <Kbd>Esc</Kbd> back to now
  </p>
);

const wordsOf = (moment: BookComparison['a'] | undefined) =>
  moment === undefined
    ? { title: '…', below: '' }
    : {
        title: `As known on ${formatInstant(moment.recordedAt)}`,
        below: `event ${formatCount(moment.event)}`,
      };

function Answer({
  comparison: { rows, unchanged, causes, a, b },
}: {
  readonly comparison: BookComparison;
}) {
  const isExplained = rows.every(({ changePaise, movedPaise, reclassifiedPaise }) => {
    return changePaise === movedPaise + reclassifiedPaise;
  });
  const foots = a.debitPaise === a.creditPaise && b.debitPaise === b.creditPaise;
  const isRight = isExplained && foots;
  const by = causes.map(({ cause, count }) => `${formatCount(count)} ${CAUSE_WORDS[cause]}`);
  return (
    <>
      <div className="compare-moment">
        <b>{counted(rows.length, 'account')} changed</b>{' '}
        <span className="text-ink-2">
          {by.length === 0 ? '' : `(${by.join(', ').toLowerCase()})`}
        </span>
        <br />
        <span className="text-sm text-ink-2">{counted(unchanged, 'account')} did not change</span>
      </div>
      <div className="compare-moment">
        <span className={`flex items-center gap-1.5 ${isRight ? '' : 'text-overdue'}`}>
          <span className={isRight ? 'text-paid' : ''}>
            <Icon name={isRight ? 'check' : 'alert'} size={16} />
          </span>
          <b>{isRight ? 'Every change is explained' : 'A change is not explained'}</b>
        </span>
        <span className="text-sm text-ink-2">
          Both columns balance: {formatPaise(a.debitPaise)} and {formatPaise(b.debitPaise)}
        </span>
      </div>
    </>
  );
}

type Ref<Element> = { readonly current: Element | null };
type KeyParts = {
  readonly bookId: number;
  readonly asOn: string | undefined;
  readonly first: Ref<HTMLInputElement>;
  readonly second: Ref<HTMLInputElement>;
  readonly onLedger: (accountId: string) => void;
};

function useCompareKeys(
  page: Ref<HTMLElement>,
  { bookId, asOn, first, second, onLedger }: KeyParts,
): void {
  const navigate = useNavigate();
  const step = (by: number) => () =>
    page.current !== null && stepRow(page.current, by) ? undefined : false;
  const row = () => document.activeElement?.closest<HTMLElement>('[data-account]') ?? null;
  const turn = (wanted: boolean) => () => {
    const button = document.activeElement?.closest<HTMLElement>('[data-row][aria-expanded]');
    if (button == null || (button.ariaExpanded === 'true') === wanted) return false;
    button.click();
    return undefined;
  };
  const explain = () => {
    const { account, figure, first: day, last, side } = row()?.dataset ?? {};
    if (account === undefined) return false;
    const days = { as_on: last ?? asOn, first: day || undefined };
    const part = { figure: figure || undefined, side: side || undefined };
    void navigate(paths.history(bookId, { explain: account, ...days, ...part }));
    return undefined;
  };
  const ledger = () => {
    const account = row()?.dataset['account'];
    // What is brought forward has no ledger.
    if (account === undefined || account === '0') return false;
    onLedger(account);
    return undefined;
  };
  useKeys('What changed', [
    { keys: 'ArrowDown', does: 'Next row', run: step(1) },
    { keys: 'ArrowUp', does: 'Previous row', run: step(-1) },
    { keys: 'ArrowRight', does: 'The events that explain it', run: turn(true) },
    { keys: 'ArrowLeft', does: 'Close the events', run: turn(false) },
    { keys: 'A', does: 'Set the first moment', run: () => first.current?.focus() },
    { keys: 'B', does: 'Set the second moment', run: () => second.current?.focus() },
    { keys: 'L', does: 'The ledger of the account at both moments', run: ledger },
    { keys: 'E', does: 'The events that the balance is the sum of', run: explain },
    {
      keys: 'Escape',
      does: 'Back to now',
      run: () => void navigate(paths.history(bookId)),
    },
  ]);
}
