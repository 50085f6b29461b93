// Goods lost or given away: they leave at cost, and the input credit on them goes back. What is
// posted is shown before.
import { useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import type { LostGoods } from '#api/contract/catalogue/stock/lost-goods.ts';
import type { StockJournal } from '#api/contract/catalogue/stock/stock-journal.ts';
import { lossReason } from '#core/stock-journal/index.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { formatCount, formatPaise } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { useScope } from '#web/shell/commands/use-scope.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { SelectField } from '#web/ui/inputs/Select.tsx';
import { useGodowns } from '#web/shell/sheet/godowns.ts';
import { useBatches } from '../journal/place/use-batches.ts';
import { GoodsForm } from '../typed/GoodsForm.tsx';
import { GoodsLines } from '../typed/GoodsLines.tsx';
import { isBlankLine, LOSS_REASONS } from './lost-lines.ts';
import { LOST_GRID, LostLineRow } from './LostLineRow.tsx';
import { useLostGoods } from './use-lost-goods.ts';
import type { LostGoodsFields } from './use-lost-goods.ts';

type Props = { readonly bookId: number; readonly copy: StockJournal | null };

const INTRO =
  'The goods leave at what they cost. The input credit taken on them goes back, on that cost and ' +
  'never on a selling price: CGST Act, section 17(5)(h). Loss in the normal course of making goods ' +
  'is none of these.';

export function LostGoodsForm({ bookId, copy }: Props) {
  const scope = useScope();
  const navigate = useNavigate();
  const notify = useSetAtom(noticeAtom);
  const form = useLostGoods({ bookId, copy }, ({ id, number }) => {
    notify({ kind: 'done', text: `Stock journal ${formatCount(number)} posted.` });
    void navigate(paths.stockJournal(id, scope));
  });
  return (
    <GoodsForm
      name="Goods lost or given away"
      save="Post goods lost"
      form={form}
      intro={INTRO}
      width="max-w-260"
      besideDate={
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
      }
    >
      <Lines form={form} bookId={bookId} />
      <Outcome form={form} />
    </GoodsForm>
  );
}

const HEADS = [
  { head: 'Product' },
  { head: 'Quantity', isFigure: true },
  { head: 'GST %', isFigure: true },
  { head: 'Bought in' },
  { head: 'Cost', isFigure: true },
  { head: 'Credit', isFigure: true },
];

function Lines({ form, bookId }: { readonly form: LostGoodsFields; readonly bookId: number }) {
  const godowns = useGodowns(bookId);
  const batchesAt = useBatches(bookId, form.lines, { asOn: form.date, withNil: false });
  const told = form.lines.filter((line) => !isBlankLine(line));
  return (
    <GoodsLines
      form={form}
      bookId={bookId}
      grid={LOST_GRID}
      heads={HEADS}
      lineOf={(line, offered) => (
        <LostLineRow
          key={line.key}
          line={line}
          form={form}
          godowns={godowns}
          {...offered}
          batches={batchesAt(line)}
          credit={form.shown?.lines[told.indexOf(line)]?.credit}
        />
      )}
    />
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
  const { creditPaise } = shown;
  const heads = (
    [
      ['Input CGST', shown.cgstPaise],
      ['Input SGST', shown.sgstPaise],
      ['Input IGST', shown.igstPaise],
    ] as const
  ).filter(([, paise]) => paise !== 0);
  return (
    <section aria-label="Will be posted" className="card max-w-120 p-3 text-sm">
      <p className="flex justify-between gap-4">
        <span className="text-ink-2">Goods that leave, at cost</span>
        <span className="num">{formatPaise(shown.costPaise)}</span>
      </p>
      {creditPaise === 0 ? (
        <p className="mt-1 text-ink-2">No credit goes back, so no journal is posted.</p>
      ) : (
        <ul aria-label="The journal that is posted with it" className="mt-2 grid gap-1">
          <Entry name="Loss of stock" paise={creditPaise} side="Dr" />
          {heads.map(([name, paise]) => (
            <Entry key={name} name={name} paise={paise} side="Cr" />
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
