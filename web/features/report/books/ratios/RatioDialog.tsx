// One ratio: the two figures that it is made of, the statements in which they stand, and why it has
// changed since the year before.
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { explainRatio, readRatios } from '#api/contract/account/reports/ratios.ts';
import type { RatioRow, RatiosReply } from '#api/contract/account/reports/ratios.ts';
import { call } from '#web/client/call.ts';
import { fieldErrorsOf } from '#web/client/failure.ts';
import { invalidate } from '#web/client/query.ts';
import { formatDate } from '#web/format/dates.ts';
import { formatRupees } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { useRights } from '#web/client/use-rights.ts';
import { FormFrame } from '#web/shell/form/FormFrame.tsx';
import { useSend } from '#web/shell/form/use-send.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { changeText, valueText } from './ratios.ts';

type Props = {
  readonly row: RatioRow;
  readonly reply: RatiosReply;
  readonly onClose: () => void;
};

export function RatioDialog({ row, reply, onClose }: Props) {
  const { id: bookId, scope } = usePageBook();
  const may = useRights();
  const days = { from: reply.now.from, on: reply.now.to };
  return (
    <Dialog title={row.name} onClose={onClose}>
      <p className="mb-2 text-ink-2">{row.formula}</p>
      <table className="mb-3 w-full">
        <thead className="text-xs text-ink-2">
          <tr>
            <th scope="col" className="text-left font-medium">
              Period
            </th>
            <th scope="col" className="num font-medium">
              Numerator
            </th>
            <th scope="col" className="num font-medium">
              Denominator
            </th>
            <th scope="col" className="num font-medium">
              Ratio
            </th>
          </tr>
        </thead>
        <tbody>
          <Year name="This period" value={row.now} unit={row.unit} />
          <Year name="Last year" value={row.before} unit={row.unit} />
        </tbody>
      </table>
      <p className="mb-3">
        Change {changeText(row)}. Open{' '}
        <Link className="link-name" to={paths.balanceSheet(scope, { on: reply.now.to })}>
          balance sheet
        </Link>{' '}
        or{' '}
        <Link className="link-name" to={paths.profitAndLoss(scope, days)}>
          profit and loss
        </Link>
        .
      </p>
      {may('ExplainRatio') ? (
        <Explanation bookId={bookId} row={row} reply={reply} onClose={onClose} />
      ) : (
        <p dir="auto">{row.explanation ?? 'It is not explained.'}</p>
      )}
    </Dialog>
  );
}

type YearProps = {
  readonly name: string;
  readonly value: RatioRow['now'];
  readonly unit: RatioRow['unit'];
};

const Year = ({ name, value, unit }: YearProps) => (
  <tr>
    <th scope="row" className="text-left font-normal">
      {name}
    </th>
    <td className="num">{formatRupees(value.numeratorPaise)}</td>
    <td className="num">{formatRupees(value.denominatorPaise)}</td>
    <td className="num">{valueText(value, unit)}</td>
  </tr>
);

function Explanation({ bookId, row, reply, onClose }: Props & { readonly bookId: number }) {
  const [text, setText] = useState(row.explanation ?? '');
  const { busy, failure, send } = useSend({ keepsKeys: true });
  const { from, to } = reply.now;
  const submit = (): boolean => {
    const body = { ratio: row.code, from, to, explanation: text };
    void send(
      () => call(explainRatio, { params: { bookId }, body }),
      async () => {
        await invalidate(readRatios);
        onClose();
      },
    );
    return true;
  };
  return (
    <FormFrame form={{ busy, failure, submit }} save="Save explanation">
      <TextField
        label="Explanation"
        value={text}
        onChange={setText}
        hint={
          `Of ${formatDate(from)} to ${formatDate(to)}. ` +
          'Schedule III asks for one where a ratio has changed by more than 25%.'
        }
        error={fieldErrorsOf(failure)['explanation']}
        input={{
          readOnly: busy,
          autoComplete: 'off',
          maxLength: 1000,
          dir: 'auto',
          autoFocus: true,
        }}
      />
    </FormFrame>
  );
}
