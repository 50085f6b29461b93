// The mark of an entry that somebody has gone over, in a column of its own.
import type { JournalCard } from '#api/contract/journal/journal.ts';
import { formatInstant } from '#web/format/dates.ts';
import { Icon } from '#web/ui/marks/Icon.tsx';
import type { RegisterColumn } from '#web/ui/lists/register/columns.ts';

/** @returns `Checked by Meera Joshi, 20 Nov 2026, 13:41: agreed with the bank`. */
export function checkInWords({ by, at, note }: NonNullable<JournalCard['checked']>): string {
  const words = `Checked by ${by.name}, ${formatInstant(at)}`;
  return note === '' ? words : `${words}: ${note}`;
}

export const CheckMark = ({ checked }: Pick<JournalCard, 'checked'>) =>
  checked !== undefined && (
    <span title={checkInWords(checked)} className="inline-block align-middle text-paid">
      <Icon name="check" size={16} />
      <span className="sr-only">Checked</span>
    </span>
  );

export const CHECK_COLUMN: RegisterColumn<JournalCard> = {
  id: 'checked',
  label: 'Checked',
  kind: 'text',
  cell: ({ checked }) => checked !== undefined && <CheckMark checked={checked} />,
  width: 32,
  hasQuietHead: true,
};
