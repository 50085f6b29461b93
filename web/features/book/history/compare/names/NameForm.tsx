// Gives a name to a moment: the books now, or as an event, a day or an instant says.
import { useState } from 'react';
import type { FormEvent } from 'react';
import { realTodayInIndia } from '#web/format/dates.ts';
import { atFromText } from '#web/shell/guards/past/entry.ts';
import { momentInWords } from '#web/shell/guards/past/words.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { TextField } from '#web/ui/inputs/Field.tsx';
import type { Naming } from './use-names.ts';

const NOT_A_MOMENT = 'Enter a day, a day with a time, or the number of an event.';

type Props = {
  /** The moment that the page was opened for, as an address has it. */
  readonly at: string | null;
  readonly give: (naming: Naming) => Promise<string | null>;
  readonly isBusy: boolean;
};

export function NameForm({ at: given, give, isBusy }: Props) {
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
