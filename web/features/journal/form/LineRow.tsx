// One line of an entry: an account, an amount, and under them what the account holds.
import type { KeyboardEvent } from 'react';
import type { Account } from '#api/contract/account/account.ts';
import { amountInWords } from '#web/format/amount-words.ts';
import { formatBalance } from '#web/format/money.ts';
import type { Side } from '#core/journal/index.ts';
import { paths } from '#web/paths.ts';
import { AmountInput } from '#web/ui/inputs/AmountInput.tsx';
import { FieldError } from '#web/ui/inputs/Field.tsx';
import { Icon } from '#web/ui/marks/Icon.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { Picker } from '#web/ui/picker/Picker.tsx';
import { typeOrCreate } from '#web/ui/picker/placeholder.ts';
import { LineBills } from '../bills/LineBills.tsx';
import { lineName } from '../bills/use-open-bills.ts';
import { belowNilPaise, choiceOf, choicesFor, isParty } from '../draft/choices.ts';
import { amountPaise, changeJournalLine, missingPaise, removeJournalLine } from '../draft/draft.ts';
import type { JournalDraftLine } from '../draft/draft.ts';
import { journalPlaceName } from '../draft/next-field.ts';
import { onJournalEnter } from '../draft/use-journal-draft.ts';
import { journalWords as wording } from '../wording.ts';
import type { FormParts } from './parts.ts';

/** On a phone the account has the width to itself, and its balance stands beside the amount. */
const ROW =
  'amount-line mb-2 grid items-start gap-x-2 sm:grid-cols-[minmax(0,1fr)_9rem_2rem] ' +
  'max-sm:grid-cols-[minmax(0,1fr)_5.5rem_2.75rem] max-sm:gap-y-1';

type Props = FormParts & {
  readonly side: Side;
  readonly index: number;
  readonly line: JournalDraftLine;
};

export function LineRow(props: Props) {
  const { side, index, line, accounts, bookId, scope, journal, errors, busy } = props;
  const { onAdd, autoFocusAt } = props;
  const { draft } = journal;
  const paise = amountPaise(draft, side, index);
  const account = accounts.find(({ id }) => id === line.accountId) ?? null;
  const name = `${side === 'debit' ? 'Debit' : 'Credit'} line ${index + 1}`;
  const at = (field: 'account' | 'amount') => ({ field, side, index }) as const;
  const accountPlace = journalPlaceName(at('account'));
  const amountPlace = journalPlaceName(at('amount'));
  const set = (change: Partial<JournalDraftLine>) =>
    journal.change((now) => changeJournalLine(now, side, index, change));
  const remove = () => journal.change((now) => removeJournalLine(now, side, index));
  return (
    <div className={ROW} data-line={lineName({ side, index })}>
      <div className={index === 0 ? 'max-sm:col-span-3' : 'max-sm:col-span-2'}>
        <Picker
          label={`${name}, account`}
          noun="account"
          placeholder={index === 0 ? typeOrCreate('Type an account') : 'Next account'}
          place={accountPlace}
          choices={choicesFor(accounts, draft, { side, index, used: props.used })}
          chosen={account === null ? null : choiceOf(account)}
          onChoose={(accountId) => set({ accountId })}
          onAdd={(text) => onAdd({ side, index, text })}
          addHref={(text) => paths.addAccount(text.trim(), scope ?? bookId)}
          onEnter={(event) => onJournalEnter(event, journal, at('account'))}
          invalid={errors[accountPlace] !== undefined}
          describedBy={`${accountPlace}-text`}
          readOnly={busy}
          autoFocus={autoFocusAt === accountPlace}
        />
      </div>
      <div className="max-sm:col-span-2 max-sm:col-start-2 max-sm:row-start-2">
        <AmountInput
          aria-label={`${name}, amount in rupees`}
          data-place={amountPlace}
          data-amount=""
          text={line.amountText}
          onText={(amountText) => set({ amountText })}
          suggestedPaise={missingPaise(draft, side, index)}
          aria-invalid={errors[amountPlace] !== undefined}
          aria-describedby={`${amountPlace}-text`}
          readOnly={busy}
          autoFocus={autoFocusAt === amountPlace}
          onKeyDown={(event) => {
            if (event.key === 'Enter') return onJournalEnter(event, journal, at('amount'));
            onArrow(event, props);
          }}
        />
      </div>
      {index > 0 && <RemoveButton name={name} disabled={busy} onRemove={remove} />}
      <div
        id={`${accountPlace}-text`}
        className="text-xs text-ink-2 sm:col-start-1 max-sm:col-start-1 max-sm:row-start-2"
      >
        {account !== null && (
          <p className="pt-1 pl-3">
            {account.accountType}, balance {formatBalance(account.balancePaise)}
          </p>
        )}
        <LineError text={errors[accountPlace]} />
      </div>
      <div
        id={`${amountPlace}-text`}
        className="text-right text-xs text-ink-2 max-sm:col-span-3 sm:col-start-2"
      >
        <p className="amount-words pt-1">{amountInWords(paise ?? 0)}</p>
        <LineError text={errors[amountPlace]} />
      </div>
      {account !== null && <BelowAccount {...props} account={account} paise={paise} />}
    </div>
  );
}

/** The amount's arrows: to the right the entry before is taken, down are the party's bills. */
function onArrow(event: KeyboardEvent, { side, index, line, ghost, bills }: Props): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === 'ArrowDown' && bills.open({ side, index }, 'choose')) event.preventDefault();
  if (event.key !== 'ArrowRight' || line.amountText !== '' || ghost === null) return;
  event.preventDefault();
  ghost.take();
}

type BelowProps = Props & { readonly account: Account; readonly paise: number | null };

function BelowAccount({ account, paise, side, index, line, ...parts }: BelowProps) {
  const { journal, busy, bills } = parts;
  const enter = () => journal.enter({ field: 'amount', side, index });
  return (
    <div className="col-span-full">
      <AccountWarning account={account} paise={paise} side={side} />
      {isParty(account) && (
        <LineBills
          party={account}
          draft={journal.draft}
          side={side}
          index={index}
          line={line}
          busy={busy}
          bills={bills}
          onLeave={enter}
        />
      )}
    </div>
  );
}

type WarningProps = {
  readonly account: Account;
  readonly paise: number | null;
  readonly side: Side;
};

/** Cash or a bank account below nil is said, and never refused. */
function AccountWarning({ account, paise, side }: WarningProps) {
  const after = belowNilPaise(account, (side === 'debit' ? 1 : -1) * (paise ?? 0));
  if (after === null) return null;
  return (
    <div className="py-1 text-sm">
      <Notice kind="warning">{wording.belowNil(account.name, formatBalance(after))}</Notice>
    </div>
  );
}

const LineError = ({ text }: { readonly text: string | undefined }) =>
  text === undefined ? null : <FieldError>{text}</FieldError>;

type RemoveProps = {
  readonly name: string;
  readonly disabled: boolean;
  readonly onRemove: () => void;
};

function RemoveButton({ name, disabled, onRemove }: RemoveProps) {
  return (
    <button
      type="button"
      disabled={disabled}
      aria-label={`Remove ${name.toLowerCase()}`}
      aria-keyshortcuts="Alt+Backspace"
      onClick={onRemove}
      className={
        'grid h-(--row) place-items-center rounded-sm text-ink-2 hover:bg-surface-2 ' +
        'max-sm:col-start-3 max-sm:row-start-1'
      }
    >
      <Icon name="close" size={16} />
    </button>
  );
}
