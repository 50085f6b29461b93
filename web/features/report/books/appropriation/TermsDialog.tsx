// The terms of the partnership from a day on: partners, their accounts, shares, interest and
// remuneration.
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useQuery } from '@tanstack/react-query';
import { setPartnershipTerms } from '#api/contract/account/reports/appropriation.ts';
import type { AppropriationReply } from '#api/contract/account/reports/appropriation.ts';
import { useKeysUntil } from '#web/ahead/use-keys-until.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { call } from '#web/client/call.ts';
import { fieldErrorsOf } from '#web/client/failure.ts';
import { accountListOf } from '#web/client/lists.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { formatDate, todayInIndia } from '#web/format/dates.ts';
import { FormFrame, Required } from '#web/shell/form/FormFrame.tsx';
import { useSend } from '#web/shell/form/use-send.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { AmountField } from '#web/ui/inputs/AmountInput.tsx';
import { DateField } from '#web/ui/inputs/DateInput.tsx';
import { Field, TextField } from '#web/ui/inputs/Field.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Picker } from '#web/ui/picker/Picker.tsx';
import type { Choice } from '#web/ui/picker/match.ts';
import { noPartner, partnersOf, partnerTyped, wrongIn } from './terms-fields.ts';
import type { PartnerTyped } from './terms-fields.ts';

type Props = {
  readonly bookId: number;
  /** The terms that they begin as a copy of; null for the first. */
  readonly before: AppropriationReply['terms'][number] | null;
  readonly from: CalendarDate;
  readonly onClose: () => void;
  readonly onDone: () => void | Promise<void>;
};

export function TermsDialog({ bookId, before, from, onClose, onDone }: Props) {
  const today = todayInIndia();
  const [day, setDay] = useState(formatDate(from));
  const [partners, setPartners] = useState<readonly PartnerTyped[]>(
    before === null ? [noPartner(0), noPartner(1)] : before.partners.map(partnerTyped),
  );
  const [submitted, setSubmitted] = useState(false);
  const { busy, failure, send } = useSend({ keepsKeys: true });
  const read = useQuery(accountListOf(bookId));
  useKeysUntil(!read.isPending);
  const accounts = read.data ?? [];
  const choices = accounts
    .filter(({ retired, group }) => !retired && group === 'capital-account')
    .map(({ id, name, accountType: detail }) => ({ id, name, detail }));
  const date = parseDate(day, today);
  const wrong: Readonly<Record<string, string>> = {
    ...(date === null && { from: 'Enter a day' }),
    ...wrongIn(partners),
  };
  const submit = (): boolean => {
    setSubmitted(true);
    if (date === null || Object.keys(wrong).length > 0) return false;
    const body = { from: date, partners: partnersOf(partners) };
    void send(() => call(setPartnershipTerms, { params: { bookId }, body }), onDone);
    return true;
  };
  const errors = { ...(submitted ? wrong : {}), ...fieldErrorsOf(failure) };
  const change = (at: number, changes: Partial<PartnerTyped>) =>
    setPartners((all) => all.map((one, place) => (place === at ? { ...one, ...changes } : one)));
  const list = useRef<HTMLDivElement>(null);
  // The dialog would begin in the first picker, whose account is not read yet.
  useEffect(() => list.current?.querySelector('input')?.focus(), []);
  /** Whoever adds or removes a partner goes on typing, in the partner of that place. */
  const setAndFocus = (next: readonly PartnerTyped[], at: number) => {
    flushSync(() => setPartners(next));
    const place = Math.min(at, next.length - 1);
    list.current?.children.item(place)?.querySelector('input')?.focus();
  };
  const add = () => {
    const key = Math.max(...partners.map((partner) => partner.key)) + 1;
    setAndFocus([...partners, noPartner(key)], partners.length);
  };
  const remove = (at: number) =>
    setAndFocus(
      partners.filter((_one, place) => place !== at),
      at,
    );
  return (
    <Dialog title="Terms of the partnership" onClose={onClose}>
      <FormFrame
        form={{ busy, failure, submit }}
        save="Save terms"
        second={<Button onClick={add}>Add partner</Button>}
      >
        <DateField
          label="From"
          text={day}
          onText={setDay}
          today={today}
          error={errors['from'] ?? null}
          readOnly={busy}
        />
        <div ref={list} className="flex flex-col gap-3">
          {partners.map((partner, at) => (
            <PartnerFields
              key={partner.key}
              partner={partner}
              at={at}
              choices={choices}
              busy={busy}
              errors={errors}
              onChange={(changes) => change(at, changes)}
              onRemove={partners.length > 1 ? () => remove(at) : null}
            />
          ))}
        </div>
      </FormFrame>
    </Dialog>
  );
}

type PartnerProps = {
  readonly partner: PartnerTyped;
  readonly at: number;
  readonly choices: readonly Choice[];
  readonly busy: boolean;
  readonly errors: Readonly<Record<string, string | undefined>>;
  readonly onChange: (changes: Partial<PartnerTyped>) => void;
  readonly onRemove: (() => void) | null;
};

function PartnerFields({ partner, at, choices, busy, errors, onChange, onRemove }: PartnerProps) {
  const errorOf = (field: string) => errors[`partners.${at}.${field}`] ?? null;
  const input = { readOnly: busy, autoComplete: 'off' };
  const account = (label: string, of: 'capital' | 'current') => (
    <Field label={label} error={errorOf(`${of}_account_id`)}>
      {(control) => (
        <Picker
          id={control.id}
          label={label}
          noun="account"
          choices={choices}
          chosen={choices.find(({ id }) => id === partner[of]) ?? null}
          onChoose={(id) => onChange({ [of]: id })}
          placeholder="Under Capital Account"
          readOnly={busy}
        />
      )}
    </Field>
  );
  return (
    <fieldset className="card grid grid-cols-[minmax(0,1fr)] gap-3 p-3 sm:grid-cols-2">
      <legend className="px-1 font-medium">Partner {at + 1}</legend>
      <Required>
        <TextField
          label="Name"
          value={partner.name}
          onChange={(name) => onChange({ name })}
          error={errorOf('name')}
          input={{ ...input, maxLength: 200, dir: 'auto' }}
        />
      </Required>
      <TextField
        label="Share, in parts"
        value={partner.share}
        onChange={(share) => onChange({ share })}
        error={errorOf('share')}
        hint="For example 3 and 2; 0 for no share of the profit"
        input={{ ...input, inputMode: 'numeric' }}
      />
      <Required>
        {account('Capital account', 'capital')}
        {account('Current account', 'current')}
      </Required>
      <TextField
        label="Interest on capital (% a year)"
        value={partner.interest}
        onChange={(interest) => onChange({ interest })}
        error={errorOf('interest_rate')}
        hint="0 where the deed gives none"
        input={{ ...input, inputMode: 'decimal' }}
      />
      <AmountField
        label="Remuneration a year (₹)"
        text={partner.remuneration}
        onText={(remuneration) => onChange({ remuneration })}
        error={errorOf('remuneration')}
        hint="Leave blank where the deed gives none"
        readOnly={busy}
      />
      {onRemove !== null && (
        <div className="sm:col-span-2">
          <Button onClick={onRemove}>
            Remove<span className="sr-only"> partner {at + 1}</span>
          </Button>
        </div>
      )}
    </fieldset>
  );
}
