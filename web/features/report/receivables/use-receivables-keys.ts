// The keys of the receivables: they mean the row that has the focus.
import type { RefObject } from 'react';
import { useGo } from '#web/ahead/use-go.ts';
import type { PartyReceivables } from '#api/contract/customer/receivables.ts';
import { paths } from '#web/paths.ts';
import { explainedHere, useExplain } from '#web/shell/history/use-explain.ts';
import type { KeyAction } from '#web/shell/keys/registry.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { useRowKeys } from '#web/shell/keys/use-row-keys.ts';
import { usePageBook } from '#web/state/page-book.ts';
import type { OpenRows } from './ReceivablesTable.tsx';
import type { MarkedCustomers } from './use-marked-customers.ts';

type Places = {
  /** What holds the rows. */
  readonly page: RefObject<HTMLElement | null>;
  /** What holds the field of the day. */
  readonly bar: RefObject<HTMLElement | null>;
};

type Acts = Pick<OpenRows, 'toggle'> &
  Pick<MarkedCustomers, 'toggleMark'> & {
    /** Null for a person who records no receipts. */
    readonly onReceipt: ((row: PartyReceivables) => void) | null;
    /** Null for a person who sends no mail. */
    readonly onRemind: ((rows: readonly PartyReceivables[]) => void) | null;
    /** The day of the balances. */
    readonly asOn: string;
  };

const focusedOr = (rows: readonly PartyReceivables[]): readonly PartyReceivables[] => {
  const id = document.activeElement?.getAttribute('data-account');
  const row = rows.find((one) => String(one.account_id) === id);
  return row === undefined ? rows : [row];
};

export function useReceivablesKeys(
  { page, bar }: Places,
  rows: readonly PartyReceivables[],
  { toggle, toggleMark, onReceipt, onRemind, asOn }: Acts,
): void {
  const { scope } = usePageBook();
  const go = useGo();
  const explained = useExplainAge(asOn);
  const on = (keys: string, does: string, act: (row: PartyReceivables) => void): KeyAction => ({
    keys,
    does,
    run: () => {
      const id = document.activeElement?.getAttribute('data-account');
      const row = rows.find((one) => String(one.account_id) === id);
      if (row === undefined) return false;
      act(row);
      return undefined;
    },
  });
  useRowKeys(page, { title: 'Receivables' });
  useKeys('Receivables', [
    on('ArrowRight', 'Open bills', ({ account_id: id }) => toggle(id, true)),
    on('ArrowLeft', 'Close bills', ({ account_id: id }) => toggle(id, false)),
    on('Space', 'Mark this customer', ({ account_id: id }) => toggleMark(id)),
    ...(onReceipt === null ? [] : [on('R', 'Record receipt', onReceipt)]),
    ...(onRemind === null
      ? []
      : [
          {
            keys: 'M',
            does: 'Send reminders to those marked, or to this customer',
            run: () => onRemind(focusedOr(rows)),
          },
        ]),
    explained,
    on('S', 'Statement of account', ({ customer_id: id }) => {
      if (id !== null) go(paths.statement(id, scope));
    }),
    {
      keys: 'F2',
      does: 'As on another day',
      run: () => bar.current?.querySelector<HTMLInputElement>('input[name=as_on]')?.focus(),
    },
  ]);
}

/** An age or the whole says itself where it is explained; a customer is what their ledger is. */
function useExplainAge(asOn: string): KeyAction {
  const go = useGo();
  const explain = useExplain();
  return {
    keys: 'E',
    does: 'The events that the figure is the sum of',
    run: () => {
      const said = explainedHere();
      const id = document.activeElement?.getAttribute('data-account') ?? null;
      if (said !== undefined) go(said);
      else if (id === null) return false;
      else explain(id, asOn);
      return undefined;
    },
  };
}
