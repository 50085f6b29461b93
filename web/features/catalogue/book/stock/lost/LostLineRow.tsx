// A line of goods lost or given away: which product, how much, at what GST it was bought, what it
// cost and what goes back.
import type { BatchRow } from '#api/contract/catalogue/stock/batches.ts';
import type { LostGoods } from '#api/contract/catalogue/stock/lost-goods.ts';
import { decimalText } from '#core/kernel/decimal.ts';
import { formatPaise } from '#web/format/money.ts';
import type { Godown } from '#web/shell/sheet/godowns.ts';
import { Select } from '#web/ui/inputs/Select.tsx';
import { BatchSelect } from '#web/shell/form/fields/BatchSelect.tsx';
import { GodownSelect } from '#web/shell/form/fields/GodownSelect.tsx';
import type { StockProduct } from '../queries.ts';
import { GoodsLine } from '../typed/GoodsLine.tsx';
import { Figure } from '../journal/StockLineRow.tsx';
import type { LostLineText } from './lost-lines.ts';
import type { LostGoodsFields } from './use-lost-goods.ts';

export const LOST_GRID =
  'grid grid-cols-2 items-start gap-2 border-b border-line py-2 last:border-0 ' +
  'lg:grid-cols-[minmax(10rem,2fr)_6.5rem_5rem_8.5rem_7rem_6.5rem_5.5rem]';

const STATES = [
  { value: 'own', label: 'Own state' },
  { value: 'other', label: 'Other state' },
];

type Props = {
  readonly line: LostLineText;
  readonly number: number;
  readonly form: LostGoodsFields;
  readonly choices: readonly StockProduct[];
  readonly isLoading: boolean;
  readonly godowns: readonly Godown[];
  readonly batches: readonly BatchRow[];
  readonly credit: LostGoods['lines'][number]['credit'] | undefined;
};

export function LostLineRow({ line, number, form, godowns, batches, credit, ...offered }: Props) {
  const named = `line ${number}`;
  const wrong = form.lineErrors.get(line.key);
  const { setLine } = form;
  const choose = (productId: number | null) => {
    const gstBps = offered.choices.find(({ id }) => id === productId)?.gstBps ?? 0;
    setLine(line.key, { productId, rate: gstBps === 0 ? '' : decimalText(gstBps, 2) });
  };
  return (
    <GoodsLine
      line={line}
      number={number}
      named={named}
      form={form}
      {...offered}
      place={
        <>
          <GodownSelect
            named={named}
            godowns={godowns}
            godownId={line.godownId}
            onChoose={(godownId) => setLine(line.key, { godownId })}
          />
          <BatchSelect
            named={named}
            batches={batches}
            batch={line.batch}
            onChoose={(batch) => setLine(line.key, { batch })}
          />
        </>
      }
      grid={LOST_GRID}
      productClass="max-lg:col-span-full"
      onChoose={choose}
      isProductWrong={wrong?.product !== undefined}
      said={Object.values(wrong ?? {}).join('. ')}
    >
      {(describedBy) => (
        <>
          <Figures line={line} named={named} form={form} wrong={wrong} describedBy={describedBy} />
          <Figure name="Bought in">
            <Select
              label={`Bought in, of ${named}`}
              value={line.otherState ? 'other' : 'own'}
              options={STATES}
              onChange={(state) => setLine(line.key, { otherState: state === 'other' })}
            />
          </Figure>
          <Credit credit={credit} />
        </>
      )}
    </GoodsLine>
  );
}

type FiguresProps = Pick<Props, 'line' | 'form'> & {
  readonly named: string;
  readonly wrong: ReturnType<LostGoodsFields['lineErrors']['get']>;
  readonly describedBy: string | undefined;
};

function Figures({ line, named, form, wrong, describedBy }: FiguresProps) {
  const shared = {
    'aria-describedby': describedBy,
    inputMode: 'decimal',
    placeholder: '0',
    readOnly: form.busy,
    className: 'control num',
  } as const;
  return (
    <>
      <Figure name="Quantity">
        <input
          {...shared}
          aria-label={`Quantity of ${named}`}
          aria-invalid={wrong?.quantity !== undefined}
          value={line.quantity}
          onChange={(event) => form.setLine(line.key, { quantity: event.target.value })}
        />
      </Figure>
      <Figure name="GST %">
        <input
          {...shared}
          aria-label={`GST rate of ${named}, in percent`}
          aria-invalid={wrong?.rate !== undefined}
          value={line.rate}
          onChange={(event) => form.setLine(line.key, { rate: event.target.value })}
        />
      </Figure>
    </>
  );
}

/** Goods without a cost give nothing back, which is said in amber. */
function Credit({ credit }: Pick<Props, 'credit'>) {
  if (credit === undefined) return <span className="max-lg:hidden lg:col-span-2" />;
  const { costPaise, cgstPaise, sgstPaise, igstPaise } = credit;
  return (
    <>
      <span className="num self-center lg:self-start lg:py-2">
        <span className="text-ink-2 lg:hidden">Cost </span>
        {costPaise === 0 ? (
          <span className="font-semibold text-warn">No cost known</span>
        ) : (
          formatPaise(costPaise)
        )}
      </span>
      <span className="num self-center lg:self-start lg:py-2">
        <span className="text-ink-2 lg:hidden">Credit </span>
        {formatPaise(cgstPaise + sgstPaise + igstPaise)}
      </span>
    </>
  );
}
