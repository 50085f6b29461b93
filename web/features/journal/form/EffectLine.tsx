// What the books will say once this is posted.
import type { Account } from '#api/contract/account/account.ts';
import { formatBalance } from '#web/format/money.ts';
import { effectsOf } from '../draft/choices.ts';
import { amountPaise, SIDES } from '../draft/draft.ts';
import type { JournalDraft } from '../draft/draft.ts';
import { journalWords as wording } from '../wording.ts';

type Props = {
  readonly accounts: readonly Account[];
  readonly draft: JournalDraft;
};

export function EffectLine({ accounts, draft }: Props) {
  const amounts = SIDES.flatMap((side) =>
    draft[side].flatMap(({ accountId }, index) => {
      const paise = amountPaise(draft, side, index);
      if (accountId === null || paise === null) return [];
      return [{ accountId, paise: side === 'debit' ? paise : -paise }];
    }),
  );
  const effects = effectsOf(accounts, amounts);
  return (
    <p
      className={
        'min-h-10 rounded-b-md border-t border-dashed border-line bg-surface-2 px-4 py-2.5 ' +
        'text-sm text-ink-2 sm:order-last'
      }
    >
      {effects.length > 0 ? 'After posting: ' : wording.nothingToPost}
      {effects.map(({ account, afterPaise }, index) => (
        <span key={account.id}>
          {index > 0 && ' · '}
          <span dir="auto">{account.name}</span>{' '}
          <strong className="font-semibold whitespace-nowrap text-ink">
            {formatBalance(afterPaise)}
          </strong>
        </span>
      ))}
    </p>
  );
}
