// The keys of the receivables: they mean the row that has the focus.
import type { RefObject } from 'react';
import { useGo } from '#web/ahead/use-go.ts';
import type { PartyReceivables } from '#api/contract/customer/receivables.ts';
import { paths } from '#web/paths.ts';
import { explainedHere, useExplain } from '#web/shell/history/use-explain.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { focusInBox } from '#web/ui/overlays/use-anchored.ts';
import type { KeyAction } from '#web/shell/keys/registry.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { useRowKeys } from '#web/shell/keys/use-row-keys.ts';
import { stepCell } from '#web/ui/lists/walk.ts';
import type { ArrowDirection } from '#web/ui/lists/walk.ts';
import { usePageBook } from '#web/state/page-book.ts';
import type { OpenRows } from './ReceivablesTable.tsx';
import type { ReportArrangement } from '../books/kit/columns/arrangement.ts';
import { monthEndBeside } from './ages/use-aged-columns.ts';
import type { ReceivablesAddress } from './use-receivables-address.ts';
import type { MarkedCustomers } from './use-marked-customers.ts';

type Places = {
  /** What holds the rows. */
  readonly page: RefObject<HTMLElement | null>;
  /** What holds the field of the day. */
  readonly bar: RefObject<HTMLElement | null>;
};

type Acts = OpenRows &
  Pick<MarkedCustomers, 'toggleMark'> & {
    /** Null for a person who records no receipts. */
    readonly onReceipt: ((row: PartyReceivables) => void) | null;
    /** Null for a person who sends no mail. */
    readonly onRemind: ((rows: readonly PartyReceivables[]) => void) | null;
    readonly onOrder: () => void;
    readonly columns: Pick<ReportArrangement, 'keys'>;
    readonly address: Pick<ReceivablesAddress, 'asOn' | 'today' | 'set'>;
  };

const ARROWS: Readonly<Record<ArrowDirection, string>> = {
  right: 'ArrowRight',
  left: 'ArrowLeft',
  down: 'ArrowDown',
  up: 'ArrowUp',
};

const cellKeys = (step: (way: ArrowDirection) => boolean): readonly KeyAction[] =>
  (['right', 'left', 'down', 'up'] as const).map((way) => ({
    keys: ARROWS[way],
    does: `The figure ${way === 'down' ? 'below' : way === 'up' ? 'above' : `to the ${way}`}`,
    run: () => (step(way) ? undefined : false),
  }));

const focusedOr = (rows: readonly PartyReceivables[]): readonly PartyReceivables[] => {
  const id = document.activeElement?.getAttribute('data-account');
  const row = rows.find((one) => String(one.accountId) === id);
  return row === undefined ? rows : [row];
};

export function useReceivablesKeys(
  { page, bar }: Places,
  rows: readonly PartyReceivables[],
  { opened, toggle, toggleMark, onReceipt, onRemind, onOrder, columns, address }: Acts,
): void {
  const { scope } = usePageBook();
  const go = useGo();
  const explained = useExplainAge(address.asOn);
  const on = (keys: string, does: string, act: (row: PartyReceivables) => void): KeyAction => ({
    keys,
    does,
    run: () => {
      const id = document.activeElement?.getAttribute('data-account');
      const row = rows.find((one) => String(one.accountId) === id);
      if (row === undefined) return false;
      act(row);
      return undefined;
    },
  });
  const cell = (way: ArrowDirection): boolean =>
    page.current !== null && stepCell(page.current, way);
  useRowKeys(page, { title: 'Receivables' });
  useKeys('Receivables', [
    on('ArrowRight', 'Open bills, then the figures', ({ accountId: id }) => {
      if (opened.has(id)) cell('right');
      else toggle(id, true);
    }),
    on('ArrowLeft', 'Close bills', ({ accountId: id }) => toggle(id, false)),
    ...cellKeys(cell),
    on('Space', 'Mark this customer', ({ accountId: id }) => toggleMark(id)),
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
    on('S', 'Statement of account', ({ customerId: id }) => {
      if (id !== null) go(paths.statement(id, scope));
    }),
    ...monthKeys(address),
    { keys: 'O', does: 'The oldest, the largest or the name first', run: onOrder },
    ...columns.keys,
    dayKey(bar),
  ]);
}

const dayKey = (bar: Places['bar']): KeyAction => ({
  keys: 'F2',
  does: 'As on another day',
  run: () => focusInBox(bar.current?.querySelector<HTMLInputElement>('input[name=as_on]')),
});

/** Month by month; the end of this one is today. */
function monthKeys({ asOn, today, set }: Acts['address']): readonly KeyAction[] {
  const to = (day: CalendarDate) => set({ as_on: day >= today ? '' : day });
  return [
    { keys: '[', does: 'The end of the month before', run: () => to(monthEndBeside(asOn, -1)) },
    {
      keys: ']',
      does: 'The end of the month after',
      run: () => (asOn < today ? to(monthEndBeside(asOn, 1)) : false),
    },
  ];
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
