// What posting the correction will write, and what it moves on each account.
import type { Account } from '#api/contract/account/account.ts';
import type { JournalCard } from '#api/contract/journal/journal.ts';
import { formatBalance, formatCount, formatPaise } from '#web/format/money.ts';
import { belowNilPaise } from '../draft/choices.ts';
import type { JournalDraft } from '../draft/draft.ts';
import { journalWords as wording } from '../wording.ts';
import { netEffectOf } from './correction.ts';

type Props = {
  readonly card: JournalCard;
  readonly before: JournalDraft;
  /** Null when the entry is only taken back. */
  readonly after: JournalDraft | null;
  readonly accounts: readonly Account[];
};

const signed = (paise: number): string =>
  paise === 0 ? 'no change' : `${paise > 0 ? '+' : '−'}${formatPaise(paise)}`;

export function WhatHappens({ card, before, after, accounts }: Props) {
  const number = `#${formatCount(card.number)}`;
  const effects = netEffectOf(before, after, accounts);
  const belowNil = effects.flatMap(({ account, paise }) => {
    const left = belowNilPaise(account, paise);
    return left === null ? [] : [wording.belowNil(account.name, formatBalance(left))];
  });
  return (
    <div
      className={
        'rounded-sm border border-dashed border-line bg-surface-2 px-3 py-2 text-sm ' + 'text-ink-2'
      }
    >
      <p>
        This will write a reversal of {number}
        {after !== null && ' and a corrected entry'}. {number} stays in history.
      </p>
      <p className="mt-1">
        Net effect:{' '}
        {effects.map(({ account, paise }, index) => (
          <span key={account.id}>
            {index > 0 && ' · '}
            <span dir="auto">{account.name}</span>{' '}
            <strong className="font-semibold whitespace-nowrap text-ink">{signed(paise)}</strong>
          </span>
        ))}
      </p>
      {belowNil.map((text) => (
        <p key={text} className="mt-1 text-warn">
          {text}
        </p>
      ))}
    </div>
  );
}
