// Goods lost or given away: they leave at cost, and the input credit on them goes back. What is
// posted is shown before.
import { useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import type { LostGoods } from '#api/contract/catalogue/stock/lost-goods.ts';
import type { StockJournal } from '#api/contract/catalogue/stock/stock-journal.ts';
import { lossReason } from '#core/stock-journal/index.ts';
import { useKeysUntil } from '#web/ahead/use-keys-until.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { formatCount, formatPaise, paiseFromWire } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { useScope } from '#web/shell/commands/use-scope.ts';
import { FormFrame } from '#web/shell/form/FormFrame.tsx';
import { Restored } from '#web/shell/form/Restored.tsx';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { DateField } from '#web/ui/inputs/DateInput.tsx';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { SelectField } from '#web/ui/inputs/Select.tsx';
import { focusFirstIn } from '#web/ui/picker/line-keys.ts';
import { useGodowns } from '#web/shell/sheet/godowns.ts';
import { stockProductsOf } from '../queries.ts';
import { useBatches } from '../journal/place/use-batches.ts';
import { isBlankLine, LOSS_REASONS } from './lost-lines.ts';
import { LOST_GRID, LostLineRow } from './LostLineRow.tsx';
import { useLostGoods } from './use-lost-goods.ts';
import type { LostGoodsFields } from './use-lost-goods.ts';

type Props = { readonly bookId: number; readonly copy: StockJournal | null };

export function LostGoodsForm({ bookId, copy }: Props) {
  const scope = useScope();
  const navigate = useNavigate();
  const notify = useSetAtom(noticeAtom);
  const page = useRef<HTMLDivElement>(null);
  const form = useLostGoods({ bookId, copy }, ({ id, number }) => {
    notify({ kind: 'done', text: `Stock journal ${formatCount(number)} posted.` });
    void navigate(paths.stockJournal(id, scope));
  });
  useKeys('Goods lost or given away', [
    {
      keys: 'F2',
      does: 'Change the date',
      run: () => page.current?.querySelector<HTMLElement>('[data-day] input')?.focus(),
    },
  ]);
  return (
    <div ref={page} className="card max-w-260 p-4">
      <Restored form={form} />
      <p className="mb-3 max-w-prose text-ink-2">
        The goods leave at what they cost. The input credit taken on them goes back, on that cost
        and never on a selling price: CGST Act, section 17(5)(h). Loss in the normal course of
        making goods is none of these.
      </p>
      <FormFrame form={form} save="Post goods lost">
        <div className="flex flex-wrap gap-3">
          <div data-day="" className="w-56">
            <DateField
              label="Date"
              text={form.fields.date}
              onText={(date) => form.set({ date })}
              today={form.today}
              readOnly={form.busy}
              error={form.dateError}
            />
          </div>
          <div className="w-56">
            <SelectField
              label="Reason"
              value={form.fields.reason}
              options={LOSS_REASONS}
              readOnly={form.busy}
              byLetter
              onChange={(text) => {
                const reason = lossReason.safeParse(text).data;
                if (reason !== undefined) form.set({ reason });
              }}
            />
          </div>
        </div>
        <Lines form={form} bookId={bookId} />
        <Outcome form={form} />
        <TextField
          label="Narration"
          optional
          value={form.fields.narration}
          onChange={(narration) => form.set({ narration })}
          error={form.narrationError}
          input={{ readOnly: form.busy, maxLength: 1000, dir: 'auto', autoComplete: 'off' }}
        />
      </FormFrame>
    </div>
  );
}

const HEADS = ['Quantity', 'GST %'];

const Heads = () => (
  <div aria-hidden="true" className={`${LOST_GRID} text-sm text-ink-2 max-lg:hidden`}>
    <span>Product</span>
    {HEADS.map((head) => (
      <span key={head} className="text-right">
        {head}
      </span>
    ))}
    <span>Bought in</span>
    <span className="text-right">Cost</span>
    <span className="text-right">Credit</span>
  </div>
);

function Lines({ form, bookId }: { readonly form: LostGoodsFields; readonly bookId: number }) {
  const list = useRef<HTMLUListElement>(null);
  const products = useQuery(stockProductsOf(bookId));
  useKeysUntil(!products.isPending);
  const godowns = useGodowns(bookId);
  const batchesAt = useBatches(bookId, form.lines, form.date);
  const told = form.lines.filter((line) => !isBlankLine(line));
  return (
    <section aria-label="Lines">
      <Heads />
      <ul ref={list}>
        {form.lines.map((line, at) => (
          <LostLineRow
            key={line.key}
            {...{ line, form, godowns }}
            batches={batchesAt(line)}
            number={at + 1}
            choices={products.data ?? []}
            isLoading={products.isPending}
            credit={form.shown?.lines[told.indexOf(line)]?.credit}
          />
        ))}
      </ul>
      {form.isEmpty && (
        <p role="alert" className="mt-2 text-sm text-overdue">
          Enter one line
        </p>
      )}
      <Button
        kind="quiet"
        onClick={() => {
          flushSync(form.add);
          focusFirstIn(list.current?.lastElementChild);
        }}
      >
        Add line
      </Button>
    </section>
  );
}

function Outcome({ form: { shown, previewFailure } }: { readonly form: LostGoodsFields }) {
  if (previewFailure !== null) {
    return <p className="text-sm text-overdue">{sentenceOf(previewFailure)}</p>;
  }
  return shown === undefined ? null : <WillPost shown={shown} />;
}

/** The journal as it will stand in the books; goods on which no credit was taken post none. */
function WillPost({ shown }: { readonly shown: LostGoods }) {
  const credit = paiseFromWire(shown.credit);
  const heads = (
    [
      ['Input CGST', shown.cgst],
      ['Input SGST', shown.sgst],
      ['Input IGST', shown.igst],
    ] as const
  ).filter(([, rupees]) => paiseFromWire(rupees) !== 0);
  return (
    <section aria-label="Will be posted" className="card max-w-120 p-3 text-sm">
      <p className="flex justify-between gap-4">
        <span className="text-ink-2">Goods that leave, at cost</span>
        <span className="num">{formatPaise(paiseFromWire(shown.cost))}</span>
      </p>
      {credit === 0 ? (
        <p className="mt-1 text-ink-2">No credit goes back, so no journal is posted.</p>
      ) : (
        <ul aria-label="The journal that is posted with it" className="mt-2 grid gap-1">
          <Entry name="Loss of stock" paise={credit} side="Dr" />
          {heads.map(([name, rupees]) => (
            <Entry key={name} name={name} paise={paiseFromWire(rupees)} side="Cr" />
          ))}
        </ul>
      )}
    </section>
  );
}

type EntryProps = { readonly name: string; readonly paise: number; readonly side: 'Dr' | 'Cr' };

const Entry = ({ name, paise, side }: EntryProps) => (
  <li className={`flex justify-between gap-4 ${side === 'Cr' ? 'pl-4' : ''}`}>
    <span>{name}</span>
    <span className="num">
      {formatPaise(paise)} {side}
    </span>
  </li>
);
