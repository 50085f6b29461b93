// The moments of a book that people know by name: listed, given, withdrawn, and each a point from
// which to compare.
import { useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { NamedMoment } from '#api/contract/book/log/instants.ts';
import { awaited } from '#web/client/query.ts';
import { formatInstant, realTodayInIndia } from '#web/format/dates.ts';
import { formatCount } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { MOMENT_KINDS, namedMoments } from '#web/shell/guards/past/moment-query.ts';
import { useMayReverseWord } from '#web/client/use-rights.ts';
import { PresentOnly } from '#web/shell/guards/past/PresentOnly.tsx';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { SheetActions } from '#web/shell/sheet/SheetActions.tsx';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { stepRow } from '#web/ui/lists/walk.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Awaiting } from '#web/ui/states/Awaiting.tsx';
import { useNames } from './use-names.ts';
import '../compare.css';
import type { FormEvent } from 'react';
import { atFromText } from '#web/shell/guards/past/entry.ts';
import { momentInWords } from '#web/shell/guards/past/words.ts';
import { TextField } from '#web/ui/inputs/Field.tsx';
import type { NewInstantName } from './use-names.ts';

export function NamesPage() {
  const { id: bookId } = usePageBook();
  const [address] = useSearchParams();
  const named = useQuery(namedMoments(bookId));
  const names = useNames(bookId);
  const page = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const step = (by: number) => () =>
    page.current !== null && stepRow(page.current, by) ? undefined : false;
  useKeys('Named moments', [
    { keys: 'ArrowDown', does: 'Next moment', run: step(1) },
    { keys: 'ArrowUp', does: 'Previous moment', run: step(-1) },
    { keys: 'Escape', does: 'Back to replay', run: () => void navigate(paths.history(bookId)) },
  ]);
  return (
    <div ref={page}>
      <PageHead
        title="Named moments"
        above={
          <Link to={paths.history(bookId)} className="link-quiet">
            Replay
          </Link>
        }
        below={
          <p className="text-ink-2">
            Open a moment to see what changed since. Naming one is an event of the books.
          </p>
        }
      >
        <SheetActions
          what="the moments"
          of={async (work) => {
            const { namesSheet } = await import('./names-sheet.ts');
            return namesSheet(work, bookId);
          }}
        />
      </PageHead>
      <PresentOnly>
        <NameForm at={address.get('moment')} give={names.give} isBusy={names.isBusy} />
      </PresentOnly>
      <Awaiting
        what="the moments"
        {...awaited(named)}
        count={4}
        item="h-8"
        layout="mt-3 flex flex-col gap-px rule-top"
      />
      {named.data !== undefined && named.data.length === 0 && (
        <p className="text-ink-2">
          No moment has a name yet, no books are locked, no return filed.
        </p>
      )}
      {named.data !== undefined && named.data.length > 0 && (
        <NamesTable bookId={bookId} names={names} named={named.data} />
      )}
    </div>
  );
}

type TableProps = {
  readonly bookId: number;
  readonly named: readonly NamedMoment[];
  readonly names: ReturnType<typeof useNames>;
};

const NamesTable = ({ bookId, named, names }: TableProps) => (
  <table className="compare-table rule-top">
    <caption className="sr-only">Named moments</caption>
    <thead className="bg-surface-2 text-left text-xs text-ink-2">
      <tr>
        <th scope="col" className="px-3 py-1.5 font-medium">
          Moment
        </th>
        <th scope="col" className="font-medium max-sm:hidden">
          Recorded
        </th>
        <th scope="col" className="font-medium max-sm:hidden">
          What it is
        </th>
        <th scope="col" className="w-28 print:hidden">
          <span className="sr-only">Withdraw</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {named.map((moment) => (
        <MomentRow
          key={`${moment.kind} ${moment.event} ${moment.words}`}
          moment={moment}
          bookId={bookId}
          isBusy={names.isBusy}
          onWithdraw={() => void names.withdraw(moment.words)}
        />
      ))}
    </tbody>
  </table>
);

type RowProps = {
  readonly moment: NamedMoment;
  readonly bookId: number;
  readonly isBusy: boolean;
  readonly onWithdraw: () => void;
};

function MomentRow({ moment, bookId, isBusy, onWithdraw }: RowProps) {
  const { event, words, kind, by, recorded_at: at } = moment;
  const mayReverse = useMayReverseWord();
  const what = by === null ? MOMENT_KINDS[kind] : `Named by ${by.name}`;
  const recorded = `${formatInstant(at)}, event ${formatCount(event)}`;
  return (
    <tr>
      <th scope="row" className="px-3 text-left font-medium">
        <Link to={paths.history(bookId, { a: event })} data-row="" dir="auto" className="link">
          {words}
        </Link>
        <span className="block text-xs font-normal text-ink-2 sm:hidden">
          {what}, {recorded}
        </span>
      </th>
      <td className="text-ink-2 max-sm:hidden">{recorded}</td>
      <td className="text-ink-2 max-sm:hidden">{what}</td>
      <td className="pr-2 text-right print:hidden">
        {by !== null && mayReverse(by.id) && (
          <PresentOnly>
            <Button disabled={isBusy} onClick={onWithdraw}>
              Withdraw<span className="sr-only"> {words}</span>
            </Button>
          </PresentOnly>
        )}
      </td>
    </tr>
  );
}

// Gives a name to a moment: the books now, or as an event, a day or an instant says.
const NOT_A_MOMENT = 'Enter a day, a day with a time, or the number of an event.';

type Props = {
  /** The moment that the page was opened for, as an address has it. */
  readonly at: string | null;
  readonly give: (naming: NewInstantName) => Promise<string | null>;
  readonly isBusy: boolean;
};

function NameForm({ at: given, give, isBusy }: Props) {
  const [name, setName] = useState('');
  const [when, setWhen] = useState(given === null ? '' : textOfMoment(given));
  const [problem, setProblem] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const at = when.trim() === '' ? null : atFromText(when, realTodayInIndia());
  const isWrong = when.trim() !== '' && at === null;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (name.trim() === '' || isWrong) return;
    const said = await give({ name: name.trim(), at });
    setProblem(said);
    if (said !== null) return;
    setName('');
    setWhen('');
    setAsked(false);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="mb-4 flex flex-wrap items-start gap-3 print:hidden"
    >
      <TextField
        label="Name"
        value={name}
        onChange={(text) => {
          setName(text);
          setProblem(null);
        }}
        error={problem || (asked && name.trim() === '' ? 'Enter a name.' : null)}
        input={{ maxLength: 80, autoComplete: 'off', placeholder: 'Before the audit' }}
      />
      <TextField
        label="Moment"
        optional
        value={when}
        onChange={setWhen}
        error={asked && isWrong ? NOT_A_MOMENT : null}
        hint={
          at === null
            ? 'Leave blank for now'
            : `The books ${momentInWords({ at, asOn: null }, null)}`
        }
        input={{ autoComplete: 'off', placeholder: '10 nov, event 1282' }}
      />
      <Button type="submit" disabled={isBusy} className="mt-7">
        Give name
      </Button>
    </form>
  );
}

const textOfMoment = (at: string): string => (/^\d+$/.test(at) ? `event ${at}` : at);
