// Asks for a moment: an event, an instant or a day, and the last day whose entries count.
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { useGo } from '#web/ahead/use-go.ts';
import type { NamedMoment } from '#api/contract/book/log/instants.ts';
import { formatDate, realTodayInIndia } from '#web/format/dates.ts';
import { atFromText, dayFromText } from '../../guards/past/entry.ts';
import { momentsNamedLike, namedMoments } from '../../guards/past/moment-query.ts';
import { momentInWords } from '../../guards/past/words.ts';
import { parseCalendarDate } from '#core/kernel/calendar-date.ts';
import { addressAt, inPresent, useMoment } from '#web/client/past/moment.ts';
import { formatCount } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Field, TextField } from '#web/ui/inputs/Field.tsx';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { useShownBook } from '../use-shown-book.ts';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';

const NOT_A_MOMENT =
  'Enter a day, a day with a time, the number of an event or the name of a moment.';
const NOT_A_DAY = 'Enter a day, for example 31 Oct.';

export function MomentDialog({ onClose }: { readonly onClose: () => void }) {
  const moment = useMoment();
  const today = realTodayInIndia();
  const [known, setKnown] = useState(() => textOf(moment?.at ?? null));
  const [dated, setDated] = useState(() => textOf(moment?.asOn ?? null));
  const [asked, setAsked] = useState(false);
  const { pathname, search, hash } = useLocation();
  const go = useGo();
  const formId = useId();
  const book = useShownBook();
  const named = useQuery({ ...namedMoments(book?.id ?? 0), enabled: book !== null }).data ?? [];
  const at = known.trim() === '' ? null : (atFromText(known, today) ?? atNamed(named, known));
  const asOn = dated.trim() === '' ? null : dayFromText(dated, today);
  const knownIsWrong = known.trim() !== '' && at === null;
  const datedIsWrong = dated.trim() !== '' && asOn === null;
  const lead = (to: string) => {
    onClose();
    go(to);
  };
  const here = `${pathname}${search}${hash}`;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!knownIsWrong && !datedIsWrong) lead(addressAt(here, { at, asOn }));
  };
  return (
    <Dialog
      title="The books at another moment"
      onClose={onClose}
      foot={
        <>
          {moment !== null && <Button onClick={() => lead(inPresent(here))}>Back to now</Button>}
          <Button type="submit" form={formId} kind="primary">
            Show <Kbd onBrand>↵</Kbd>
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-3">
        <KnownField
          known={known}
          at={at}
          named={named}
          bookId={book?.id ?? null}
          onKnown={setKnown}
          onLeave={onClose}
          error={asked && knownIsWrong ? NOT_A_MOMENT : null}
        />
        <TextField
          label="As on"
          optional
          value={dated}
          onChange={setDated}
          error={asked && datedIsWrong ? NOT_A_DAY : null}
          hint={
            asOn === null
              ? 'Leave blank to count entries of every date'
              : `Entries dated up to ${formatDate(asOn)}`
          }
          input={{ autoComplete: 'off' }}
        />
      </form>
    </Dialog>
  );
}

type KnownProps = {
  readonly known: string;
  /** What was typed, as an address has it. */
  readonly at: string | null;
  readonly named: readonly NamedMoment[];
  readonly bookId: number | null;
  readonly error: string | null;
  readonly onKnown: (text: string) => void;
  readonly onLeave: () => void;
};

const KnownField = ({ known, at, named, bookId, error, onKnown, onLeave }: KnownProps) => (
  <>
    <TextField
      label="As known on"
      value={known}
      onChange={onKnown}
      error={error}
      hint={
        at === null
          ? 'What was recorded by then: 10 nov, 10 nov 14:05, event 1282'
          : `You will see the books ${momentInWords({ at, asOn: null }, null)}${nameOf(named, at)}.`
      }
      input={{ autoComplete: 'off' }}
    />
    {named.length > 0 && (
      <NamedPicker named={named} onChoose={(event) => onKnown(textOf(String(event)))} />
    )}
    {bookId !== null && (
      <p className="text-sm">
        <Link
          to={paths.history(bookId, { names: 'all', moment: at ?? undefined })}
          onClick={onLeave}
          className="link"
        >
          Name a moment
        </Link>
      </p>
    )}
  </>
);

type PickerProps = {
  readonly named: readonly NamedMoment[];
  readonly onChoose: (event: number) => void;
};

const NamedPicker = ({ named, onChoose }: PickerProps) => (
  <Field label="When" optional>
    {(control) => (
      <select
        {...control}
        value=""
        onChange={({ target }) => onChoose(Number(target.value))}
        className="control"
      >
        <option value="">Choose a moment that has a name</option>
        {named.map(({ event, kind, words }) => (
          <option key={`${kind} ${event} ${words}`} value={event}>
            {words}, event {formatCount(event)}
          </option>
        ))}
      </select>
    )}
  </Field>
);

const atNamed = (named: readonly NamedMoment[], text: string): string | null =>
  momentsNamedLike(named, text)[0]?.event.toString() ?? null;

/** @returns what people call the moment, after a comma; nothing where it has no name. */
function nameOf(named: readonly NamedMoment[], at: string): string {
  const found = named.find(({ event }) => String(event) === at);
  return found === undefined ? '' : `, ${found.words}`;
}

/** As a person would have typed it. */
function textOf(value: string | null): string {
  if (value === null) return '';
  const day = parseCalendarDate(value);
  if (day !== null) return formatDate(day);
  return /^\d+$/.test(value) ? `event ${value}` : value;
}
